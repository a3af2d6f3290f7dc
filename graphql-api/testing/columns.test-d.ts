import { Column } from '../src/declaration/columns.ts';
import { Member } from '../src/resources/members/member.ts';

Column.reference(() => Member, { embeddedFields: { member_phone: 'phone' } });
// @ts-expect-error A member has no such field.
Column.reference(() => Member, { embeddedFields: { member_phone: 'telephone' } });
