import { forbidden, unauthenticated } from '../common/errors.ts';
import type { Context } from '../server/context.ts';

/**
 * Checks that the caller of a long request still has the access with which it began: the token is valid, and nothing that
 * could be viewed is hidden now.
 * @throws UNAUTHENTICATED, FORBIDDEN
 */
export async function requireSameAccess({
  access,
  caller,
  services,
}: Pick<Context, 'access' | 'caller' | 'services'>): Promise<void> {
  const { authenticator } = services;
  const current = authenticator.cachedAccessOf(caller) ?? (await authenticator.accessOf(caller));
  if (current.user?.id !== access.user?.id) throw unauthenticated();
  if (current.grants === access.grants) return;
  for (const [resource, { view }] of access.grants)
    if (view && !current.can(resource, 'view')) throw forbidden(`${resource}:view`);
}
