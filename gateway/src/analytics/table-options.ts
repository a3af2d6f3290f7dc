import { RestFailure } from '../rest/failure.ts';

/** How a client wants a table, beside its media type. */
export interface TableOptions {
  /** The list within a record of which each row is a line of its own, by its path in the record. */
  rows?: string;
  /** Begin with a byte order mark, by which spreadsheets detect UTF-8. */
  bom: boolean;
  /** Decimals that numbers of a CSV are rounded to. */
  decimals?: number;
  /** What a CSV says for a missing value. */
  nullText?: string;
}

type Parameters = Readonly<Record<string, string | undefined>>;

const MAX_PATH_LENGTH = 200;
const MAX_DECIMALS = 10;
/** No separator, no quote, and no beginning of a formula. */
const NULL_TEXT = /^[\w\\#/]{1,20}$/;

/** @throws RestFailure 400 that names the parameter */
export function tableOptions({ rows, bom, decimals, null: nullText }: Parameters): TableOptions {
  const wrong = (name: string, expected: string) => new RestFailure(400, `${name} takes ${expected}`);
  if (rows !== undefined && (rows === '' || rows.length > MAX_PATH_LENGTH || /[,;\s]/.test(rows)))
    throw wrong('rows', 'the name of one list within the records, such as rows=payments');
  if (bom !== undefined && bom !== '0' && bom !== '1') throw wrong('bom', '1 or 0');
  if (decimals !== undefined && !(/^\d{1,2}$/.test(decimals) && Number(decimals) <= MAX_DECIMALS))
    throw wrong('decimals', `a whole number from 0 to ${MAX_DECIMALS}`);
  if (nullText !== undefined && !NULL_TEXT.test(nullText))
    throw wrong('null', String.raw`1 to 20 letters, digits or any of _ \ # /, such as null=NULL`);
  return {
    rows,
    bom: bom === '1',
    decimals: decimals === undefined ? undefined : Number(decimals),
    nullText,
  };
}
