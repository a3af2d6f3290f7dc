import { createHash } from 'node:crypto';
import type { GraphQLResolveInfo } from 'graphql';
import {
  Arg,
  Ctx,
  Extensions,
  Field,
  ID,
  Info,
  InputType,
  Mutation,
  ObjectType,
  Resolver,
} from 'type-graphql';
import { DateTimeISO } from '../../common/dates.ts';
import { badInput, conflict, forbidden } from '../../common/errors.ts';
import { msg } from '../../common/message.ts';
import { lengthOf } from '../../common/text-length.ts';
import { parseRecordId, recordId } from '../../declaration/record-id.ts';
import { resourceOf } from '../../declaration/resource.ts';
import { addRules, requirePermission } from '../../declaration/rules.ts';
import { allowIdempotencyKey, runOnce } from '../../mutation/idempotency.ts';
import { write } from '../../mutation/writes.ts';
import { nestedRecordReader } from '../../query/nested-record.ts';
import { recordSourceReader } from '../../query/record.ts';
import { addResolvers, declareCost } from '../../resolvers/resolver-class.ts';
import type { Context } from '../../server/context.ts';
import type { Tx } from '../../database/tx.ts';
import { findCard, type PresentedCard } from './access-facts.ts';
import { endVisit, planVisit, storeVisit, type PlannedVisit, type Scan } from './check-in.ts';
import { DECISIONS, type Decision } from './decide-access.ts';
import { cameIn } from './last-visit.ts';
import { Visit, VisitReason } from './visit.ts';

addRules({
  Mutation: {
    checkIn: requirePermission('visits', 'add', 'view'),
    checkOut: requirePermission('visits', 'edit', 'view'),
  },
});
allowIdempotencyKey('checkIn');

/** How old a scan without connection may be. */
const SCANNED_WITHIN_MS = 24 * 3_600_000;
const MAX_REASON = 500;

@InputType({ description: 'A scan of a card, or the choice of a member' })
class CheckInInput {
  @Field(() => String, { nullable: true, description: 'The number of the card; or `memberId`' })
  cardNumber?: string | null;
  @Field(() => ID, { nullable: true, description: 'The id of the member' }) memberId?: string | null;
  @Field(() => ID, { description: 'The id of the location' }) locationId!: string;
  @Field(() => String, {
    nullable: true,
    description:
      'Lets the member in although the rules deny it; requires `visits:edit`. At most 500 characters',
  })
  overrideReason?: string | null;
  @Field(() => DateTimeISO, {
    nullable: true,
    description:
      'When a desk without connection scanned the card, within the last 24 hours; now by default. Send it with an Idempotency-Key',
  })
  scannedAt?: Date | null;
  @Field(() => Boolean, {
    nullable: true,
    description: 'Returns what it would do, and changes nothing. Default: false',
  })
  dryRun?: boolean | null;
}

@ObjectType({ description: 'What a scan does, or in a dry run would do' })
class CheckInResult {
  @Field(() => String, {
    description:
      'checked_in; denied; checked_out, for a second scan at the location of a visit; or unknown_card, with which all other fields are null or empty',
  })
  outcome!: PlannedVisit['outcome'] | 'unknown_card';
  @Field(() => Boolean, {
    description: 'Whether the member was scanned within ten seconds: it is the result of the first scan',
  })
  repeated!: boolean;
  @Field(() => String, { nullable: true, description: `What the rules decided: ${DECISIONS.join(', ')}` })
  decision!: Decision | null;
  @Field(() => [VisitReason], { description: 'The rules that applied, in their order' })
  reasons!: object[];
  @Field(() => ID, { nullable: true, description: 'The id of the member' }) memberId!: string | null;
  @Field(() => String, { nullable: true, description: 'The name of the member' }) memberName!: string | null;
  @Field(() => String, { nullable: true, description: 'The plan of the contract that decides' })
  planName!: string | null;
  @Field(() => Visit, { nullable: true, description: 'The visit; null in a dry run of a new one' })
  visit!: object | null;
}

const UNKNOWN: CheckInResult = {
  outcome: 'unknown_card',
  repeated: false,
  decision: null,
  reasons: [],
  memberId: null,
  memberName: null,
  planName: null,
  visit: null,
};

@Resolver()
class VisitResolver {
  @Mutation(() => CheckInResult, {
    description:
      'Checks a member in by the rules of Club Settings, or out by a second scan. Every scan is stored as a visit, also one that is denied',
  })
  @Extensions(declareCost(50))
  async checkIn(
    @Arg('input', () => CheckInInput) input: CheckInInput,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<CheckInResult> {
    if (input.overrideReason != null && !context.access.can('visits', 'edit')) throw forbidden('visits:edit');
    const visits = resourceOf(Visit);
    const read = nestedRecordReader(visits, 'visit', context, info);
    const scanOf = scanFrom(input);
    let plan: PlannedVisit | undefined;
    const execute = async (tx: Tx, scan: Scan) => (plan = await planVisit(tx, scan));
    const found = await write(visits, context, async tx => {
      const card = await findPresented(input, tx);
      if (!card) return null;
      const scan = scanOf(card);
      if (input.dryRun) return { scan, visitId: (await execute(tx, scan)).visitId };
      const visitId = await runOnce(
        { resource: visits, operation: 'checkIn', inputHash: hashOf(input) },
        context,
        tx,
        async () => storeVisit(await execute(tx, scan), scan, { context, tx }),
      );
      // With a key that was used, the result is that of the visit as it is now.
      plan ??= await planOf(tx, visitId, scan);
      return { scan, visitId };
    });
    if (!found) return UNKNOWN;
    const { outcome, isRepeated, decision, reasons, memberName, planName } = plan!;
    return {
      outcome,
      repeated: isRepeated,
      decision,
      reasons,
      memberId: String(found.scan.card.memberId),
      memberName,
      planName,
      visit: found.visitId === null ? null : await read(found.visitId),
    };
  }

  @Mutation(() => Visit, {
    description: 'Ends a visit now. It is rejected with CONFLICT when the visit has ended',
  })
  @Extensions(declareCost(10))
  async checkOut(
    @Arg('id', () => ID, { description: 'The id of the visit' }) id: string,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<object | null> {
    const visits = resourceOf(Visit);
    const read = recordSourceReader(visits, context, info);
    const visitId = recordId(id, visits.label);
    await write(visits, context, async tx => {
      if (!(await endVisit(visitId, new Date(), { context, tx })))
        throw conflict(msg('The member has left already.'));
    });
    return read(visitId);
  }
}

addResolvers(VisitResolver);

/** @throws BAD_USER_INPUT for an input that names no member and card, or both */
async function findPresented({ cardNumber, memberId }: CheckInInput, tx: Tx): Promise<PresentedCard | null> {
  if ((cardNumber == null) === (memberId == null))
    throw badInput({ cardNumber: msg('Give a card number or a member, not both') });
  if (cardNumber != null) return cardNumber.trim() === '' ? null : findCard(tx, cardNumber);
  const id = parseRecordId(memberId);
  if (id === null) throw badInput({ memberId: msg('Member not found') });
  return { memberId: id, replaced: null };
}

/** @throws BAD_USER_INPUT */
function scanFrom({ locationId, overrideReason, scannedAt }: CheckInInput): (card: PresentedCard) => Scan {
  const reason = overrideReason?.trim() ?? null;
  const fields = {
    ...(overrideReason != null && reason === '' && { overrideReason: msg('Give a reason') }),
    ...(reason !== null &&
      lengthOf(reason) > MAX_REASON && {
        overrideReason: msg('{label} may have {max} characters at the most', {
          label: msg('The reason'),
          max: MAX_REASON,
        }),
      }),
    ...(scannedAt != null &&
      (scannedAt.getTime() > Date.now() || scannedAt.getTime() < Date.now() - SCANNED_WITHIN_MS) && {
        scannedAt: msg('A scan must be within the last 24 hours'),
      }),
  };
  if (Object.keys(fields).length > 0) throw badInput(fields);
  const location = parseRecordId(locationId);
  if (location === null) throw badInput({ locationId: msg('Location not found') });
  const at = scannedAt ?? new Date();
  const decidedBy = scannedAt == null ? 'server' : 'desk';
  return card => ({ card, locationId: location, at, decidedBy, overrideReason: reason });
}

const hashOf = (input: CheckInInput) => createHash('sha256').update(JSON.stringify(input)).digest('hex');

/** The result of a visit that the first request with an Idempotency-Key stored. */
async function planOf(tx: Tx, visitId: number, scan: Scan): Promise<PlannedVisit> {
  const plan = await planVisit(tx, scan);
  const [visit] = await tx.query<
    { decision: Decision; details: PlannedVisit['reasons']; isAdmitted: boolean; hasLeft: boolean }[]
  >(
    `select decision, details, ${cameIn('visit')} as "isAdmitted",
            checked_out_at is not null as "hasLeft" from visit where id = ?`,
    [visitId],
  );
  if (!visit)
    throw conflict(msg('The visit of this Idempotency-Key was deleted. Use a new key for another one.'));
  const { decision, details: reasons, isAdmitted, hasLeft } = visit;
  const outcome = !isAdmitted ? 'denied' : hasLeft ? 'checked_out' : 'checked_in';
  return { ...plan, visitId, isRepeated: true, outcome, decision, reasons };
}
