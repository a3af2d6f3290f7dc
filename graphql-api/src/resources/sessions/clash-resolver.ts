import { Arg, Ctx, Extensions, Field, ID, InputType, ObjectType, Query, Resolver } from 'type-graphql';
import { LocalDate } from '../../common/dates.ts';
import { badInput } from '../../common/errors.ts';
import { msg } from '../../common/message.ts';
import { parseRecordId } from '../../declaration/record-id.ts';
import { addRules, requirePermission } from '../../declaration/rules.ts';
import { requireShortOperand } from '../../query/filter-limits.ts';
import { addResolvers, declareCost } from '../../resolvers/resolver-class.ts';
import type { Context } from '../../server/context.ts';
import { CLASH_KINDS, findClashes, MOST_CLASHES, type CheckedSessions, type Clash } from './clashes.ts';

@InputType({ description: 'A session before it is saved' })
class SessionDraftInput {
  @Field(() => ID, { nullable: true, description: 'The id of the stored session that it changes' })
  id?: string | null;
  @Field(() => ID, { description: 'The id of the member' }) memberId!: string;
  @Field(() => ID, { description: 'The id of the trainer' }) trainerId!: string;
  @Field(() => LocalDate, { description: 'The day' }) date!: string;
  @Field(() => String, { description: 'HH:MM' }) startTime!: string;
  @Field(() => String, { description: 'HH:MM' }) endTime!: string;
  @Field(() => String, { nullable: true, description: 'The name of a location, or free text' })
  location?: string | null;
  @Field(() => String, { nullable: true, description: 'The room' }) roomNumber?: string | null;
  @Field(() => [String], { nullable: true, description: 'The equipment that is used' })
  equipment?: string[] | null;
}

@ObjectType({ description: 'Why a session should not take place as it is planned' })
export class SessionClash {
  @Field(() => String, { description: `One of: ${CLASH_KINDS.join(', ')}` }) kind!: string;
  @Field(() => ID, { nullable: true, description: 'The id of the session; null for one that is not stored' })
  sessionId!: number | null;
  @Field(() => LocalDate, { description: 'The day of the session' }) date!: string;
  @Field(() => String, {
    description: 'The kind of the other record: session, trainer, location or equipmentItem',
  })
  record!: string;
  @Field(() => ID, { description: 'The id of the other record' }) recordId!: number;
  @Field(() => String, { description: 'What is booked twice or not there' }) name!: string;
  @Field(() => String, { nullable: true, description: 'The trainer of the other session' })
  trainerName!: string | null;
  @Field(() => String, { nullable: true, description: 'The member of the other session' })
  memberName!: string | null;
  @Field(() => String, { nullable: true, description: 'When the other session starts, HH:MM' })
  startTime!: string | null;
  @Field(() => String, { nullable: true, description: 'When the other session ends, HH:MM' })
  endTime!: string | null;
  @Field(() => String, { nullable: true, description: 'The opening hours of the location on that day' })
  hours!: string | null;
}

addRules({ Query: { sessionClashes: requirePermission('sessions', 'view') } });

/** The days of six weeks, which a month of a calendar shows. */
const MOST_DAYS = 42;
const MS_PER_DAY = 86_400_000;

@Resolver()
class SessionClashResolver {
  @Query(() => [SessionClash], {
    description: `The clashes of a session that is not saved yet, or of those from one day until another, ${MOST_DAYS} days at most, which are neither cancelled nor completed: a trainer, member or room that is booked twice, an absent trainer, a day outside the trainer's availability, a closed location, equipment out of use. At most ${MOST_CLASHES}, as far as the caller may view the other records`,
  })
  @Extensions(declareCost(2_000))
  async sessionClashes(
    @Arg('draft', () => SessionDraftInput, { nullable: true, description: 'A session to be saved' })
    draft: SessionDraftInput | null | undefined,
    @Arg('from', () => LocalDate, { nullable: true, description: 'The first day' })
    from: string | null | undefined,
    @Arg('until', () => LocalDate, { nullable: true, description: 'The last day' })
    until: string | null | undefined,
    @Ctx() context: Context,
  ): Promise<Clash[]> {
    const checked = checkedOf(draft, from, until);
    const clashes = await context.db.onOneConnection(tx => findClashes(checked, context.access, tx));
    if (clashes.length > MOST_CLASHES)
      context.truncations.add({ path: 'sessionClashes', returned: MOST_CLASHES, limit: MOST_CLASHES });
    return clashes.slice(0, MOST_CLASHES);
  }
}

addResolvers(SessionClashResolver);

/** @throws BAD_USER_INPUT */
function checkedOf(
  draft: SessionDraftInput | null | undefined,
  from: string | null | undefined,
  until: string | null | undefined,
): CheckedSessions {
  if (draft && from == null && until == null) return { drafts: [toDraft(draft)] };
  if (draft || from == null || until == null)
    throw badInput({ draft: msg('Give either a draft, or the first and the last day') });
  const days = (Date.parse(until) - Date.parse(from)) / MS_PER_DAY + 1;
  if (days < 1 || days > MOST_DAYS)
    throw badInput({ until: msg('Clashes are found in 1 to {most} days', { most: MOST_DAYS }) });
  return { from, until };
}

function toDraft({ id, memberId, trainerId, location, roomNumber, equipment, ...times }: SessionDraftInput) {
  const idOf = (name: string, text: string) => {
    const found = parseRecordId(text);
    if (found === null) throw badInput({ [name]: msg('{name} is no id of a record', { name }) });
    return found;
  };
  for (const name of ['startTime', 'endTime'] as const)
    if (!TIME.test(times[name])) throw badInput({ [name]: msg('Enter a time as HH:MM') });
  for (const [name, text] of Object.entries({ location, roomNumber }))
    if (text != null) requireShortOperand({ name, label: name }, text);
  requireShortOperand({ name: 'equipment', label: 'Equipment' }, equipment ?? []);
  if ((equipment ?? []).length > MOST_EQUIPMENT)
    throw badInput({
      equipment: msg('A session uses at most {most} kinds of equipment', { most: MOST_EQUIPMENT }),
    });
  return {
    id: id == null ? null : idOf('id', id),
    memberId: idOf('memberId', memberId),
    trainerId: idOf('trainerId', trainerId),
    ...times,
    location: location ?? null,
    roomNumber: roomNumber ?? null,
    equipment: equipment ?? [],
  };
}

const TIME = /^([01]\d|2[0-3]):[0-5]\d$/;
const MOST_EQUIPMENT = 50;
