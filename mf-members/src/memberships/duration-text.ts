import { formatNumber } from '@gym/hub-kit/format';

/** `12, months` → `12 months`; one of them is told in the singular: `1 month`. */
export function durationText(duration: number, unit: string): string {
  return `${formatNumber(duration)} ${duration === 1 ? unit.replace(/s$/, '') : unit}`;
}
