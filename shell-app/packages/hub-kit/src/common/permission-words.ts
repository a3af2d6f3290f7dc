import { formatWord } from './format.ts';
import { t } from './text.ts';

/** A function, since texts depend on the language. */
const wordOf: Readonly<Record<string, () => string>> = {
  view: () => t('View'),
  add: () => t('Add'),
  edit: () => t('Edit'),
  delete: () => t('Delete'),
};

/** The sentence for a user without a permission: `closed-periods:delete` is called `Closed periods: Delete`. */
export function missingPermission(permission: string): string {
  const [resource, action = ''] = permission.split(':');
  return t('Your role does not include “{permission}”. A Super User can grant it under Users, Permissions.', {
    permission: `${t(formatWord(resource))}: ${wordOf[action]?.() ?? action}`,
  });
}

/** Whether it is a permission of a role, and not a rule of its own such as `sign-in`. */
export const isPermission = (permission: unknown): permission is string =>
  typeof permission === 'string' && permission.includes(':');
