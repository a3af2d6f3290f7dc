import { t } from '@gym/hub-kit/format';
import { endBeforeStart, type Warning } from '@gym/hub-kit/define';
import { sameMembersDocument } from './same-members.graphql.ts';

interface Checked {
  email: string;
  phone: string;
  membershipStartDate: string;
  membershipEndDate: string;
}

export const memberWarnings: readonly Warning<Checked>[] = [
  endBeforeStart('membershipStartDate', 'membershipEndDate', 'The membership ends before it starts.'),
  {
    fields: ['email', 'phone'],
    async check({ email, phone }, { id, can, query }) {
      if (!can('members:view')) return null;
      const response = await query(sameMembersDocument, { email: email.trim(), phone: phone.trim() });
      const same = response?.members.items.find(member => member.id !== id);
      if (!same) return null;
      const text = t('{name} has the same email and phone already.', { name: same.name });
      return [{ text, record: { kind: 'member', id: same.id } }];
    },
  },
];
