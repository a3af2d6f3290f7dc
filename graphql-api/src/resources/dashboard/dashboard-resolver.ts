import { Ctx, Extensions, Field, Float, Int, ObjectType, Query, Resolver } from 'type-graphql';
import type { Context } from '../../server/context.ts';
import type { AuditAction } from '../../audit/audit-entry.ts';
import { DateTimeISO, today } from '../../common/dates.ts';
import { labelMessage, type Message, type MessageTemplate, msg } from '../../common/message.ts';
import { TextTemplate } from '../../common/message-template.ts';
import { addRules, signedIn } from '../../declaration/rules.ts';
import { allResources, resourceNamed } from '../../declaration/resource.ts';
import { figureSql } from '../../query/figure-sql.ts';
import { newScope } from '../../query/scope.ts';
import { addResolvers, type CostScope, declareCost } from '../../resolvers/resolver-class.ts';

@ObjectType({ description: 'A recent activity' })
class Activity {
  @Field(() => DateTimeISO, { description: 'When it happened' }) at!: string;
  @Field(() => String, { description: 'The activity in one line' }) text!: string;
  @Field(() => TextTemplate, { description: 'How the text was made' }) textTemplate!: MessageTemplate;
  @Field(() => String, { description: 'The resource that it concerns' }) resource!: string;
}

@ObjectType({ description: 'The figures of the dashboard; null where the role lacks the permission' })
class Dashboard {
  @Field(() => Int, { nullable: true, description: 'The number of members' }) totalMembers!: number | null;
  @Field(() => Int, { nullable: true, description: 'Members whose status is active' })
  activeMembers!: number | null;
  @Field(() => Int, {
    nullable: true,
    description: 'Members who joined from the first of this month until today',
  })
  newThisMonth!: number | null;
  @Field(() => Float, {
    nullable: true,
    description: 'newThisMonth as a percentage of the members who joined before this month',
  })
  newMembersPercent!: number | null;
  @Field(() => Int, { nullable: true, description: 'Trainers whose status is active' })
  activeTrainers!: number | null;
  @Field(() => Float, {
    nullable: true,
    description:
      "Completed payments less refunds from the first of this month until today, in the club's currency",
  })
  monthlyRevenue!: number | null;
  @Field(() => [Activity], { description: 'The three latest changes' }) recentActivities!: Activity[];
}

addRules({ Query: { dashboard: signedIn() } });

const RECENT = 3;
const DAYS_OF_MONTH = 31;

/** Of counting members and trainers, and of adding up the payments of a month. */
function dashboardCost(_args: object, { access, sizes }: CostScope): number {
  const payments = (sizes.sharing('payment', 'payment_date') ?? sizes.rows('payment')) * DAYS_OF_MONTH;
  return (
    100 +
    (access.can('members', 'view') ? 2 * sizes.rows('member') : 0) +
    (access.can('trainers', 'view') ? sizes.rows('trainer') : 0) +
    (access.can('payments', 'view') ? Math.min(payments, sizes.rows('payment')) : 0)
  );
}

@Resolver()
class DashboardResolver {
  @Query(() => Dashboard, { description: 'The figures of the dashboard' })
  @Extensions(declareCost(dashboardCost))
  async dashboard(@Ctx() context: Context): Promise<Dashboard> {
    const [members, activeTrainers, monthlyRevenue, recentActivities] = await Promise.all([
      memberFigures(context),
      activeTrainerCount(context),
      revenueThisMonth(context),
      latestChanges(context),
    ]);
    return { ...members, activeTrainers, monthlyRevenue, recentActivities };
  }
}

addResolvers(DashboardResolver);

/** A statement with the first day of this month and today. */
function thisMonth(context: Context) {
  const scope = newScope(context);
  const add = (day: string) => `${scope.parameters.add(day, 'date')}`;
  return { scope, first: add(`${today().slice(0, 7)}-01`), last: add(today()) };
}

async function memberFigures(context: Context) {
  const { access, db } = context;
  if (!access.can('members', 'view'))
    return { totalMembers: null, activeMembers: null, newThisMonth: null, newMembersPercent: null };
  const { scope, first, last } = thisMonth(context);
  const [row] = await db.read(
    `select count(*), ${figureSql(resourceNamed('members'), 'activeMembers', 'member', scope)},
            count(*) filter (where joining_date between ${first} and ${last}),
            count(*) filter (where joining_date < ${first})
       from member`,
    scope.parameters.values,
  );
  const [totalMembers, activeMembers, newThisMonth, before] = row as [number, number, number, number];
  const newMembersPercent = before > 0 ? Math.round((newThisMonth / before) * 1000) / 10 : null;
  return { totalMembers, activeMembers, newThisMonth, newMembersPercent };
}

async function activeTrainerCount(context: Context): Promise<number | null> {
  if (!context.access.can('trainers', 'view')) return null;
  const scope = newScope(context);
  const count = figureSql(resourceNamed('trainers'), 'activeTrainers', 'trainer', scope);
  const [row] = await context.db.read(`select ${count} from trainer`, scope.parameters.values);
  return row![0] as number;
}

async function revenueThisMonth(context: Context): Promise<number | null> {
  if (!context.access.can('payments', 'view')) return null;
  const { scope, first, last } = thisMonth(context);
  const received = figureSql(resourceNamed('payments'), 'received', 'payment', scope);
  const [row] = await context.db.read(
    `select ${received} from payment where payment_date between ${first} and ${last}`,
    scope.parameters.values,
  );
  return row![0] as number;
}

/** Without the visits, which would leave no room for anything else. */
async function latestChanges({ access, db }: Context): Promise<Activity[]> {
  const viewed = allResources().filter(
    ({ resource }) => resource !== 'visits' && access.can(resource, 'view'),
  );
  const labels = new Map(viewed.map(({ resource, label }) => [resource, label]));
  const rows = await db.read(
    `select to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), resource, action, title
       from audit_entry where resource = any($1) order by at desc, id desc limit ${RECENT}`,
    [[...labels.keys()]],
  );
  return rows.map(row => {
    const [at, resource, action, title] = row as [string, string, AuditAction, string | null];
    const label = labelMessage(labels.get(resource)!);
    const text = CHANGED[action](title ? msg('{label} {title}', { label, title }) : label);
    return { at, resource, text: String(text), textTemplate: text.toJSON() };
  });
}

const CHANGED: Readonly<Record<AuditAction, (record: Message) => Message>> = {
  created: record => msg('{record} created', { record }),
  updated: record => msg('{record} updated', { record }),
  deleted: record => msg('{record} deleted', { record }),
};
