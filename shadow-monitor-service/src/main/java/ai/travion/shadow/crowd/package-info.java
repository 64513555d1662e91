/** CrowdCast: how full a kind of place is at an hour, learned from real arrivals and from stated assumptions. */
@NullMarked
package ai.travion.shadow.crowd;

import org.jspecify.annotations.NullMarked;
