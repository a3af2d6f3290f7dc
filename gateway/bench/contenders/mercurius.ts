/** Mercurius with JIT, a handwritten schema, handwritten statements and loaders for relations. */
import fastify from 'fastify';
import mercurius, { type IResolvers, type MercuriusLoaders } from 'mercurius';
import { announce } from './announce.ts';
import { floorStatements } from './floor-statements.ts';
import { read } from './pool.ts';

const schema = `
  type Trainer { id: ID! name: String! }
  type Invoice { id: ID! invoiceNumber: String! }
  type Payment { id: ID! paymentNumber: String! paymentDate: String! amount: Float! billing: Invoice }
  type Member {
    id: ID! name: String! email: String! phone: String! membershipType: String! status: String! joiningDate: String!
    assignedTrainer: Trainer
    latestPayments(limit: Int!): [Payment!]!
  }
  type MemberPage { totalCount: Int! items: [Member!]! }
  type Revenue { month: String! type: String! sum: Float! }
  type Query {
    member(id: ID!): Member
    members(limit: Int!, membershipType: String): [Member!]!
    activeMembers(limit: Int!, offset: Int!): MemberPage!
    revenue: [Revenue!]!
  }`;

const MEMBER = `id, name, email, phone, membership_type as "membershipType", status, joining_date as "joiningDate",
  assigned_trainer_id as "assignedTrainerId"`;

const byId = (rows: readonly Record<string, unknown>[]) => new Map(rows.map(row => [row['id'], row]));

const resolvers: IResolvers = {
  Query: {
    member: async (_, { id }) => (await read('one', `select ${MEMBER} from member where id = $1`, [id]))[0],
    members: (_, { limit, membershipType }) =>
      membershipType
        ? read(
            'of a type',
            `select ${MEMBER} from member where status = 'active' and membership_type = $1 order by name, id limit $2`,
            [membershipType, limit],
          )
        : read('all', `select ${MEMBER} from member order by name, id limit $1`, [limit]),
    activeMembers: async (_, { limit, offset }) => {
      const [items, counts] = await Promise.all([
        read(
          'active',
          `select ${MEMBER} from member where status = 'active' order by name, id limit $1 offset $2`,
          [limit, offset],
        ),
        read('count', `select count(*) as count from member where status = 'active'`, []),
      ]);
      return { items, totalCount: counts[0]!['count'] };
    },
    revenue: () => read('revenue', floorStatements['revenue']!, []),
  },
};

const related = async (table: string, columns: string, ids: readonly unknown[]) => {
  const wanted = ids.filter(id => id !== null);
  const rows = await read(table, `select id, ${columns} from ${table} where id = any($1)`, [wanted]);
  const found = byId(rows);
  return ids.map(id => found.get(id) ?? null);
};

const loaders: MercuriusLoaders = {
  Member: {
    assignedTrainer: queries =>
      related(
        'trainer',
        'name',
        queries.map(({ obj }) => obj.assignedTrainerId),
      ),
    latestPayments: async queries => {
      const ids = queries.map(({ obj }) => obj.id);
      const rows = await read(
        'latest payments',
        `select p.* from unnest($1::int[]) m(id) cross join lateral (
           select id, member_id as "memberId", payment_number as "paymentNumber", payment_date as "paymentDate", amount,
             billing_id as "billingId"
           from payment where member_id = m.id order by payment_date desc, id desc limit $2) p`,
        [ids, queries[0]!.params.limit],
      );
      const byMember = Map.groupBy(rows, row => row['memberId']);
      return ids.map(id => byMember.get(id) ?? []);
    },
  },
  Payment: {
    billing: queries =>
      related(
        'billing_record',
        'invoice_number as "invoiceNumber"',
        queries.map(({ obj }) => obj.billingId),
      ),
  },
};

const app = fastify();
await app.register(mercurius, { schema, resolvers, loaders, jit: 1 });
announce(await app.listen({ host: '127.0.0.1', port: 0 }));
