import { contracts } from '../src/contracts.ts';
import { restResource } from '../src/rest/resource.ts';
import type { ContenderProcess } from './contender.ts';
import type { Size } from './data.ts';
import { dataOf, onlyList, plain, without, type Row } from './response-rows.ts';

/** The compared servers; `graphql` is this server's GraphQL endpoint, where a workload uses REST. */
export type Contender = ContenderProcess | 'graphql';

export interface Request {
  method: 'GET' | 'POST';
  path: string;
  body?: string;
  headers?: Record<string, string>;
}

export interface Workload {
  name: string;
  /** Concurrent connections; one for each user by default. */
  connections?: number;
  /** Requests a second on each connection; as many as possible by default. */
  perSecond?: number;
  /** Factor of the length of its rounds. */
  longer?: number;
  /** The required speed of this server relative to other contenders. */
  targets: Partial<Record<Contender, number>>;
  /** Requests that are sent in turns, or a function that creates each request. */
  requests: Partial<Record<Contender, readonly Request[] | (() => Request)>>;
  /** Extracts the rows of a response, which must be equal for all contenders. Missing if every response differs. */
  rows?(response: unknown, contender: Contender): unknown;
}

/** Apollo Client adds them to each request. */
const EXTENSIONS = { clientLibrary: { name: '@apollo/client', version: '4.3.8' } };

const graphql = (query: string, variables: object = {}): Request => ({
  method: 'POST',
  path: '/graphql',
  body: JSON.stringify({ query, variables, extensions: EXTENSIONS }),
});
const driver = (name: string, ...values: unknown[]): Request => ({
  method: 'POST',
  path: '/',
  body: JSON.stringify({ name, values }),
});

const COLUMNS = 'id name email phone membershipType status joiningDate';
const TYPES = ['Standard', 'Premium', 'VIP'];

const one = ({ members }: Size): Workload => {
  const ids = Array.from({ length: 500 }, (_, index) => String(1 + ((index * 7919) % members)));
  const requests = (query: string) => ids.map(id => graphql(query, { id }));
  return {
    name: 'one member by id with trainer',
    targets: { postgraphile: 1.2, driver: 0.65 },
    requests: {
      ours: requests(`query ($id: ID!) { member(id: $id) { ${COLUMNS} assignedTrainer { id name } } }`),
      postgraphile: ids.map(id =>
        graphql(
          `query ($id: Int!) { memberById(id: $id) { ${COLUMNS} trainerByAssignedTrainerId { id name } } }`,
          { id: Number(id) },
        ),
      ),
      mercurius: requests(`query ($id: ID!) { member(id: $id) { ${COLUMNS} assignedTrainer { id name } } }`),
      driver: ids.map(id => driver('one', Number(id))),
    },
    rows: response => plain(onlyList(response)),
  };
};

const fifty = (): Workload => ({
  name: '50 members, 7 columns, filter and sort',
  targets: { postgraphile: 2.5, driver: 0.75 },
  requests: {
    ours: TYPES.map(type =>
      graphql(
        `query ($type: String!) {
          members(filter: { status: { eq: "active" }, membershipType: { eq: $type } }, sort: [{ field: name }], page: { limit: 50 }) {
            items { ${COLUMNS} }
          }
        }`,
        { type },
      ),
    ),
    postgraphile: TYPES.map(type =>
      graphql(
        `query ($type: String!) {
          allMembersList(condition: { status: "active", membershipType: $type }, orderBy: [NAME_ASC, ID_ASC], first: 50) { ${COLUMNS} }
        }`,
        { type },
      ),
    ),
    mercurius: TYPES.map(type =>
      graphql(`query ($type: String!) { members(limit: 50, membershipType: $type) { ${COLUMNS} } }`, {
        type,
      }),
    ),
    driver: TYPES.map(type => driver('fifty', type)),
  },
  rows: response => plain(onlyList(response)),
});

const thousand = (): Workload => ({
  name: '1000 members',
  targets: { postgraphile: 2.2, driver: 0.75 },
  requests: {
    ours: [graphql(`{ members(page: { limit: 1000 }) { items { ${COLUMNS} } } }`)],
    postgraphile: [graphql(`{ allMembersList(orderBy: [NAME_ASC, ID_ASC], first: 1000) { ${COLUMNS} } }`)],
    mercurius: [graphql(`{ members(limit: 1000) { ${COLUMNS} } }`)],
    driver: [driver('thousand')],
  },
  rows: response => plain(onlyList(response)),
});

const nested = (): Workload => ({
  name: '50 members × their 10 latest payments with invoice',
  targets: { postgraphile: 7, driver: 0.75 },
  requests: {
    ours: [
      graphql(`
        {
          members(page: { limit: 50 }) {
            items {
              id
              name
              payments(page: { limit: 10 }) {
                items {
                  id
                  paymentNumber
                  paymentDate
                  amount
                  billing {
                    id
                    invoiceNumber
                  }
                }
              }
            }
          }
        }
      `),
    ],
    postgraphile: [
      graphql(`
        {
          allMembersList(orderBy: [NAME_ASC, ID_ASC], first: 50) {
            id
            name
            paymentsByMemberIdList(orderBy: [PAYMENT_DATE_DESC, ID_DESC], first: 10) {
              id
              paymentNumber
              paymentDate
              amount
              billingRecordByBillingId {
                id
                invoiceNumber
              }
            }
          }
        }
      `),
    ],
    mercurius: [
      graphql(`
        {
          members(limit: 50) {
            id
            name
            latestPayments(limit: 10) {
              id
              paymentNumber
              paymentDate
              amount
              billing {
                id
                invoiceNumber
              }
            }
          }
        }
      `),
    ],
    driver: [driver('nested')],
  },
  rows: response => plain(onlyList(response)),
});

/** The last page of 50 that a page number near 200 reaches. */
const counted = (): Workload => ({
  name: 'page 200 with exact count',
  targets: { postgraphile: 1.5, driver: 0.8 },
  requests: {
    ours: [
      graphql(
        `{ members(filter: { status: { eq: "active" } }, page: { limit: 50, offset: 9950 }) { totalCount items { ${COLUMNS} } } }`,
      ),
    ],
    postgraphile: [
      graphql(
        `{ allMembers(condition: { status: "active" }, orderBy: [NAME_ASC, ID_ASC], first: 50, offset: 9950) { totalCount nodes { ${COLUMNS} } } }`,
      ),
    ],
    mercurius: [graphql(`{ activeMembers(limit: 50, offset: 9950) { totalCount items { ${COLUMNS} } } }`)],
    driver: [driver('counted')],
  },
  rows(response, contender) {
    if (contender === 'driver') {
      const rows = dataOf(response) as Row[];
      return { count: rows[0]!['total'], items: plain(rows).map(row => without(row, 'total')) };
    }
    const [page] = Object.values(dataOf(response) as Row) as [Row];
    return { count: page['totalCount'], items: plain(page['items'] ?? page['nodes']) };
  },
});

const revenue = (): Workload => ({
  name: 'revenue by month and type over every payment',
  connections: 2,
  longer: 4,
  targets: { postgraphile: 1, driver: 1 / 1.1 },
  requests: {
    ours: [
      graphql(`
        {
          paymentsAggregate(groupBy: [{ paymentDate: MONTH }, { paymentType: true }], limit: 1000) {
            group {
              paymentDate {
                month
              }
              paymentType
            }
            sum {
              amount
            }
          }
        }
      `),
    ],
    postgraphile: [
      graphql(`
        {
          allPayments {
            groupedAggregates(groupBy: [PAYMENT_DATE_TRUNCATED_TO_MONTH, PAYMENT_TYPE]) {
              keys
              sum {
                amount
              }
            }
          }
        }
      `),
    ],
    mercurius: [
      graphql(`
        {
          revenue {
            month
            type
            sum
          }
        }
      `),
    ],
    driver: [driver('revenue')],
  },
  rows(response, contender) {
    const rows = figures(dataOf(response), contender).map(([month, type, sum]) => `${month} ${type} ${sum}`);
    return rows.sort();
  },
});

function figures(data: unknown, contender: Contender): [month: unknown, type: unknown, sum: number][] {
  if (contender === 'ours')
    return (
      data as {
        paymentsAggregate: {
          group: { paymentDate: { month: string }; paymentType: string };
          sum: { amount: number };
        }[];
      }
    ).paymentsAggregate.map(({ group, sum }) => [group.paymentDate.month, group.paymentType, sum.amount]);
  if (contender === 'postgraphile')
    return (
      data as { allPayments: { groupedAggregates: { keys: [string, string]; sum: { amount: string } }[] } }
    ).allPayments.groupedAggregates.map(({ keys, sum }) => [...keys, Number(sum.amount)]);
  const rows = (contender === 'mercurius' ? (data as { revenue: Row[] }).revenue : data) as Row[];
  return rows.map(({ month, type, sum }) => [month, type, Number(sum)]);
}

const SESSION = 'id date startTime sessionType status';

/** Pages that skip rows, with the names of two referenced records. */
const sessionPages = ({ sessions }: Size): Workload => {
  const offsets = [0, 50, 500, 1_000, 1_950].filter(offset => offset < sessions);
  const request = (query: string) => offsets.map(offset => graphql(query, { offset }));
  return {
    name: '50 sessions with member and trainer, at offsets up to 2,000',
    targets: { postgraphile: 3, driver: 0.7 },
    requests: {
      ours: request(`query ($offset: Int!) {
        sessions(page: { limit: 50, offset: $offset }) {
          items { ${SESSION} member { id name } trainer { id name } }
        }
      }`),
      postgraphile: request(`query ($offset: Int!) {
        allSessionsList(orderBy: [DATE_DESC, START_TIME_DESC, ID_DESC], first: 50, offset: $offset) {
          ${SESSION} memberByMemberId { id name } trainerByTrainerId { id name }
        }
      }`),
      driver: offsets.map(offset => driver('sessions', offset)),
    },
    rows: response => plain(onlyList(response)),
  };
};

const trainerSessions = (): Workload => ({
  name: '20 trainers × their 5 latest sessions',
  targets: { postgraphile: 2.2, driver: 0.95 },
  requests: {
    ours: [
      graphql(`{
        trainers(page: { limit: 20 }) {
          items { id name sessions(page: { limit: 5 }) { items { ${SESSION} } } }
        }
      }`),
    ],
    postgraphile: [
      graphql(`{
        allTrainersList(orderBy: [NAME_ASC, ID_ASC], first: 20) {
          id name sessionsByTrainerIdList(orderBy: [DATE_DESC, START_TIME_DESC, ID_DESC], first: 5) { ${SESSION} }
        }
      }`),
    ],
    driver: [driver('trainer sessions')],
  },
  rows: response => plain(onlyList(response)),
});

const STATUSES = ['active', 'inactive', 'suspended'];

/** Pages of 2,000 different filters and offsets. */
const variedPages = (): Workload => {
  const pages = Array.from({ length: 2_000 }, (_, index) => ({
    type: TYPES[index % 3]!,
    status: STATUSES[Math.floor(index / 3) % 3]!,
    offset: Math.floor(index / 9) * 9,
  }));
  return {
    name: '50 members, 2,000 different filters and offsets',
    targets: {},
    requests: {
      ours: pages.map(page =>
        graphql(
          `query ($type: String!, $status: String!, $offset: Int!) {
            members(filter: { membershipType: { eq: $type }, status: { eq: $status } }, page: { limit: 50, offset: $offset }) {
              items { ${COLUMNS} }
            }
          }`,
          page,
        ),
      ),
      postgraphile: pages.map(page =>
        graphql(
          `query ($type: String!, $status: String!, $offset: Int!) {
            allMembersList(condition: { membershipType: $type, status: $status }, orderBy: [NAME_ASC, ID_ASC], first: 50, offset: $offset) {
              ${COLUMNS}
            }
          }`,
          page,
        ),
      ),
      driver: pages.map(({ type, status, offset }) => driver('varied', type, status, offset)),
    },
    rows: response => plain(onlyList(response)),
  };
};

const PAYMENT_COLUMNS = 'id paymentNumber paymentDate amount paymentMethod paymentStatus';

const paymentsOfStatus = (): Workload => {
  const statuses = ['completed', 'pending', 'refunded'];
  return {
    name: '500 payments of one status',
    targets: { postgraphile: 2.5, driver: 1 },
    requests: {
      ours: statuses.map(status =>
        graphql(
          `query ($status: String!) {
            payments(filter: { paymentStatus: { eq: $status } }, page: { limit: 500 }) { items { ${PAYMENT_COLUMNS} } }
          }`,
          { status },
        ),
      ),
      postgraphile: statuses.map(status =>
        graphql(
          `query ($status: String!) {
            allPaymentsList(condition: { paymentStatus: $status }, orderBy: [PAYMENT_DATE_DESC, ID_DESC], first: 500) { ${PAYMENT_COLUMNS} }
          }`,
          { status },
        ),
      ),
      driver: statuses.map(status => driver('payments', status)),
    },
    rows: response => plain(onlyList(response)),
  };
};

/** One statement of a user runs at a time. */
const AD_HOC_LOAD = { connections: 1 };

/** Texts that neither server has parsed before. */
const newTexts = (): Workload => {
  let count = 0;
  const request = (query: string) => graphql(`query Q${++count} ${query}`, { id: 1 + (count % 500) });
  return {
    ...AD_HOC_LOAD,
    name: 'one member by a text never seen before',
    targets: { postgraphile: 2.5 },
    requests: {
      ours: () => request(`($id: ID!) { member(id: $id) { ${COLUMNS} assignedTrainer { id name } } }`),
      postgraphile: () =>
        request(`($id: Int!) { memberById(id: $id) { ${COLUMNS} trainerByAssignedTrainerId { id name } } }`),
    },
  };
};

/** The requests of a program with a personal token, against the same of a session. */
export const withPersonalToken = (size: Size, token: string): Workload => {
  const { requests } = one(size);
  const session = requests.ours as readonly Request[];
  const headers = { authorization: `Bearer ${token}` };
  return {
    ...AD_HOC_LOAD,
    name: 'one member by id with a personal token',
    targets: {},
    requests: { ours: session.map(request => ({ ...request, headers })), graphql: session },
  };
};

/** Every kind of read in turns; the 99th percentile should be at most three times the median. */
const mixed = (size: Size): Workload => {
  const reads = [
    one(size),
    fifty(),
    sessionPages(size),
    variedPages(),
    paymentsOfStatus(),
    trainerSessions(),
  ];
  const all = reads.map(({ requests: { ours } }) => ours as readonly Request[]);
  let count = 0;
  return {
    name: 'mixed reads of 48 users with pauses',
    perSecond: 5,
    longer: 2,
    targets: {},
    requests: {
      // In turns over all connections: each by itself would send the same kind at the same time as the others.
      ours() {
        const requests = all[count % all.length]!;
        return requests[count++ % requests.length]!;
      },
    },
  };
};

/** Parts of names that few members have. */
const FRAGMENTS = ['xeelzo', 'quierwin', 'hugyawin'];

const search = (): Workload => ({
  name: 'search for a rare part of a name',
  targets: { driver: 0.9 },
  requests: {
    ours: FRAGMENTS.map(fragment =>
      graphql(
        `query ($search: String!) { members(search: $search, page: { limit: 50 }) { items { ${COLUMNS} } } }`,
        { search: fragment },
      ),
    ),
    driver: FRAGMENTS.map(fragment => driver('search', `%${fragment}%`)),
  },
  rows: response => plain(onlyList(response)),
});

/** The domain of the members that the bench creates, by which they are deleted. */
export const MEMBER_DOMAIN = 'bench.example.com';

const createMember = (): Workload => {
  let count = 0;
  const next = () => {
    count++;
    return {
      name: `Bench ${count}`,
      email: `${process.pid}-${count}@${MEMBER_DOMAIN}`,
      phone: '2125550100',
      membershipType: 'Standard',
      joiningDate: '2026-01-15',
      membershipStartDate: '2026-01-15',
      membershipEndDate: '2026-12-31',
    };
  };
  return {
    name: 'create a member: validation, audit',
    targets: { driver: 0.53 },
    requests: {
      ours: () =>
        graphql('mutation ($input: MemberInput!) { createMember(input: $input) { id name } }', {
          input: next(),
        }),
      driver: () => driver('create a member', next()),
    },
  };
};

/** The prefix of the payment numbers of the bench, by which they are deleted. */
export const PAYMENT = 'BENCH';

const takePayment = ({ members, payments }: Size): Workload => {
  let count = 0;
  const next = () => {
    count++;
    return {
      memberId: 1 + ((count * 7919) % members),
      billingId: 1 + ((count * 104_729) % Math.ceil(payments / 5)),
      paymentNumber: `${PAYMENT}-${process.pid}-${count}`,
      paymentDate: '2026-01-15',
      amount: 25.5,
      paymentMethod: 'cash',
      paymentType: 'membership',
    };
  };
  return {
    name: 'take a payment: validation, audit, invoice settled',
    targets: { driver: 0.4 },
    requests: {
      ours: () => {
        const { memberId, billingId, ...input } = next();
        return graphql(
          'mutation ($input: PaymentInput!) { createPayment(input: $input) { id paymentNumber } }',
          { input: { ...input, memberId: String(memberId), billingId: String(billingId) } },
        );
      },
      driver: () => driver('take a payment', next()),
    },
  };
};

const members = restResource(contracts.find(({ type }) => type === 'Member')!);

const rest = (): Workload => ({
  name: 'GET /api/members?page_size=50',
  targets: { graphql: 0.9 },
  requests: {
    ours: [{ method: 'GET', path: '/api/members?page_size=50' }],
    graphql: [graphql(members.documents.list.query, { page: { limit: 50, offset: 0 }, filter: {} })],
  },
  rows: (response, contender) =>
    contender === 'ours'
      ? (response as Row[]).map(({ id }) => String(id))
      : (dataOf(response) as { list: { items: Row[] } }).list.items.map(({ id }) => id),
});

/** The request of staff beside analysts. */
export const STAFF_LIST = `{
  members(filter: { status: { eq: "active" } }, sort: [{ field: name }], page: { limit: 50 }) {
    items { id name email phone membershipType status joiningDate assignedTrainer { id name } }
  }
}`;

/** The workloads that must be as fast on a large database. */
export const growing: readonly ((size: Size) => Workload)[] = [one, fifty, thousand, nested];

export const workloads = (size: Size): Workload[] => [
  ...growing.map(workload => workload(size)),
  counted(),
  revenue(),
  sessionPages(size),
  trainerSessions(),
  variedPages(),
  paymentsOfStatus(),
  mixed(size),
  newTexts(),
  search(),
  takePayment(size),
  createMember(),
  rest(),
];

const MEMBERS_PAGE = `query ($rows: Int!) {
  members(page: { limit: $rows }) {
    items { ${COLUMNS} assignedTrainer { id name } }
    totalCount
  }
}`;

/** A page of members with its total, as a grid requests it. */
export const membersPage = (rows: number) => graphql(MEMBERS_PAGE, { rows });

/** The GraphQL documents of staff, which the bench registers as those of a hub. */
export function interactiveDocuments(): string[] {
  const bodies = workloads({ members: 1, payments: 1, sessions: 1 }).flatMap(({ requests: { ours = [] } }) =>
    typeof ours === 'function' ? [ours()] : ours.slice(0, 1),
  );
  const queries = bodies.flatMap(({ body }) => (body ? [(JSON.parse(body) as { query: string }).query] : []));
  return [...queries, STAFF_LIST, MEMBERS_PAGE, SEARCH, SEARCHED_LIST];
}

/** The search over all resources, and the search of one list, for the measurement of the search. */
export const SEARCH =
  'query ($text: String!) { search(text: $text) { ... on SearchHit { kind id title detail } } }';
export const SEARCHED_LIST =
  'query ($text: String!) { members(search: $text, page: { limit: 5 }) { items { id name email phone } } }';
