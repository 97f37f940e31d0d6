import type { DriverNearLimits } from '@haisha/validation/near-limits';

/** From this share of the month's duty on, a driver is near its limit. */
const nearShare = 0.9;

/** Whether something was breached or is close, or most of the month's duty is used up. */
export function isNear({ amber, dutyMinutes, usualMinutes, red }: DriverNearLimits): boolean {
  return red + amber > 0 || dutyMinutes >= usualMinutes * nearShare;
}
