import type { SignedInUser } from '../common/session.tsx';
import type { ChangeContext, ChangedValues, RecordOf } from '../definition/define-screen.ts';

/** What a change sets in the record of a row. */
export function patchOf<Row, Values>(
  row: Row,
  change: ChangedValues<Row, Values>,
  user: SignedInUser,
): Partial<RecordOf<Values>> {
  const patch: Partial<RecordOf<Values>> = {};
  for (const name in change) {
    patch[name] = valueOf<Values[typeof name] | undefined, Row>(change[name], { row, user });
  }
  return patch;
}

const valueOf = <Value, Row>(
  value: Value | ((context: ChangeContext<Row>) => Value),
  context: ChangeContext<Row>,
): Value => (isComputed(value) ? value(context) : value);

const isComputed = <Value, Row>(
  value: Value | ((context: ChangeContext<Row>) => Value),
): value is (context: ChangeContext<Row>) => Value => typeof value === 'function';
