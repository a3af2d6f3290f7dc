import { endBeforeStart, type Warning } from '@gym/hub-kit/screen';
import type { MemberValues } from './member.schema.ts';
import { membersDocument } from './members.graphql.ts';

export const memberWarnings: readonly Warning<MemberValues>[] = [
  endBeforeStart('membershipStartDate', 'membershipEndDate', 'The membership ends before it starts.'),
  {
    fields: ['email', 'phone'],
    async check({ email, phone }, { id, can, query }) {
      if (!can('members:view')) return null;
      const found = await query(membersDocument, {
        sort: [],
        // Two, since one may be the member that is saved.
        page: { limit: 2, offset: 0 },
        search: null,
        filter: { and: [{ email: { eq: email.trim() } }, { phone: { eq: phone.trim() } }] },
      });
      const same = found?.page.items.find(member => member.id !== id);
      return same ? `${same.name} has the same email and phone already.` : null;
    },
  },
];
