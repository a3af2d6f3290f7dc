/** The icons of the kit, by name. Without components, so that the build of the shell can list them. */
export const iconNames = [
  'activity',
  'add',
  'alert',
  'attendance',
  'billing',
  'calendar',
  'car',
  'chart',
  'check',
  'chevron-down',
  'chevron-left',
  'chevron-right',
  'clock',
  'close',
  'columns',
  'commissions',
  'dashboard',
  'database',
  'delete',
  'diet',
  'down',
  'download',
  'dumbbell',
  'edit',
  'expenses',
  'eye',
  'eye-off',
  'facilities',
  'filter',
  'gift',
  'hourglass',
  'id-card',
  'income',
  'info',
  'key',
  'landmark',
  'lock',
  'map-pin',
  'menu',
  'minus',
  'money',
  'payments',
  'payroll',
  'phone',
  'plan',
  'profile',
  'refresh',
  'referral',
  'reset',
  'search',
  'sessions',
  'settings',
  'shield',
  'sign-out',
  'sort',
  'staff',
  'success',
  'table',
  'trainer',
  'up',
  'user-accounts',
  'user-off',
  'user-on',
  'users',
  'vendors',
  'warning',
  'wrench',
] as const;

export type IconName = (typeof iconNames)[number];

/**
 * An icon of the hub's own, as data of its manifest: it contains no script and refers to nothing. Drawn like the kit's
 * icons, by lines of the color of the text on a square of 24.
 */
export interface IconDrawing {
  /** The data of each `path`: `M3 6h18`. Together 2,000 characters at most. */
  paths: readonly string[];
}

/**
 * A name of the kit's set, or a drawing.
 * @example
 * const icon: AnyIcon = { paths: ['M4 4h16v16H4z', 'M4 12h16'] };
 */
export type AnyIcon = IconName | IconDrawing;

/** What an icon of a manifest may be; the build of the shell passes it on to the release check. */
export const iconRules = {
  names: iconNames,
  path: '^[MmZzLlHhVvCcSsQqTtAa0-9eE.,+\\-\\s]+$',
  /** The characters of all paths of a drawing. */
  most: 2000,
} as const;

const pathData = new RegExp(iconRules.path);
const names = new Set<unknown>(iconNames);

export const isIconName = (icon: unknown): icon is IconName => names.has(icon);

/** Whether an icon is a drawing that keeps the rules. A manifest comes from the network, so that it may be anything. */
export function isIconDrawing(icon: unknown): icon is IconDrawing {
  const paths: unknown = (icon as Partial<IconDrawing> | null | undefined)?.paths;
  return (
    Array.isArray(paths) &&
    paths.every(path => typeof path === 'string' && pathData.test(path)) &&
    paths.join('').length <= iconRules.most
  );
}
