import type { Tx } from '../../database/tx.ts';
import { today } from '../../common/dates.ts';
import { currentClubSettings } from '../../common/club-settings.ts';
import { formatDate } from '../../documents/format.ts';
import type { TemplateValues } from './template-variables.ts';

/** To whom a message goes. */
export interface Addressee {
  id: number;
  name: string;
  email: string;
  membership: string;
}

/** The member of an id; undefined where there is none. */
export async function findMember(tx: Tx, id: unknown): Promise<Addressee | undefined> {
  if (id == null) return undefined;
  const [member] = await tx.query<Addressee[]>(
    'select id, name, email, membership_type as membership from member where id = ?',
    [Number(id)],
  );
  return member;
}

/** The values of the variables that every message can use. */
export function commonValues(member: Omit<Addressee, 'id'> | undefined): TemplateValues {
  const { name, address, email, phone, taxId } = currentClubSettings();
  return {
    club: {
      name,
      address: address ?? '',
      email: email ?? '',
      phone: phone ?? '',
      tax_id: taxId ?? '',
    },
    ...(member && { member: { name: member.name, email: member.email, membership: member.membership } }),
    today: formatDate(today()),
  };
}
