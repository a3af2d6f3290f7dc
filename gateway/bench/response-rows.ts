/** What is compared of the responses of the contenders. */
export type Row = Record<string, unknown>;

export function dataOf(response: unknown): unknown {
  const { data, errors } = response as { data?: unknown; errors?: unknown };
  if (errors) throw new Error(JSON.stringify(errors));
  return data;
}

/** The rows of the root field, without the wrappers of each contender. */
export function onlyList(response: unknown): unknown {
  const data = dataOf(response);
  if (Array.isArray(data)) return data;
  const [value] = Object.values(data as Row);
  return items(value);
}

export const without = (row: unknown, name: string) => {
  const { [name]: _dropped, ...rest } = row as Row;
  return rest;
};

const items = (value: unknown): unknown => (value as { items?: unknown } | null)?.items ?? value;

const NAMES: Readonly<Record<string, string>> = {
  trainerByAssignedTrainerId: 'assignedTrainer',
  memberByMemberId: 'member',
  trainerByTrainerId: 'trainer',
  sessionsByTrainerIdList: 'sessions',
  paymentsByMemberIdList: 'payments',
  latestPayments: 'payments',
  billingRecordByBillingId: 'billing',
};

/** Rows with the same names and types for all contenders: ids as text, money as numbers, a single record as a list of one. */
export function plain(rows: unknown): unknown[] {
  return [rows].flat().map(row => plainValue(row));
}

function plainValue(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(plainValue);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([name, inner]): [string, unknown] => {
    if (name === 'id') return [name, String(inner)];
    if (name === 'amount') return [name, Number(inner)];
    return [NAMES[name] ?? name, plainValue(items(inner))];
  });
  return Object.fromEntries(entries);
}
