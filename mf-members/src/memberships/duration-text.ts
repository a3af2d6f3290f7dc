import { t } from '@gym/hub-kit/format';

/** `12, months` → `12 months`; one of them is singular: `1 month`. */
export function durationText(duration: number, unit: string): string {
  return t('{duration} {unit}', { duration, unit: t(duration === 1 ? unit.replace(/s$/, '') : unit) });
}
