/** The user as the server sends it. */
export interface WireUser {
  id: string | number;
  username: string;
  email: string;
  full_name: string;
  role: Role;
  status: string;
  last_login: string | null;
  created_at: string;
  updated_at: string;
  permissions?: Grants;
}

export function userFromWire(wire: WireUser): SignedInUser {
  return {
    id: String(wire.id),
    username: wire.username,
    email: wire.email,
    fullName: wire.full_name,
    role: wire.role,
    status: wire.status,
    lastLogin: wire.last_login,
    createdAt: wire.created_at,
    updatedAt: wire.updated_at,
    permissions: wire.permissions ?? {},
  };
}
import type { Grants, Role, SignedInUser } from '@gym/hub-kit/shell';
