/** A part of a response as rows: the list or the object of one root field. */
export interface ResultTable {
  /** The root field as the response names it. */
  name: string;
  /** Paths with dots. */
  columns: string[];
  /** A value for each column; null where there is none. */
  rows: (string | number | boolean | null)[][];
  /** How many rows there are in all, where the query requests that. */
  total: number | undefined;
}

type Cell = ResultTable['rows'][number][number];

/** The tables of a response, one for each root field. */
export const tablesOf = (data: Record<string, unknown>): ResultTable[] =>
  Object.entries(data).map(([name, value]) => {
    const cells = rowsOf(value).map(row => new Map(cellsOf(row, [])));
    const columns = [...new Set(cells.flatMap(row => [...row.keys()]))];
    return {
      name,
      columns,
      rows: cells.map(row => columns.map(key => row.get(key) ?? null)),
      total: totalOf(value),
    };
  });

function rowsOf(value: unknown): readonly unknown[] {
  if (value === null || value === undefined) return [];
  if (Array.isArray(value)) return value;
  if (!isObject(value)) return [value];
  if (Array.isArray(value['items'])) return value['items'];
  return [value];
}

const totalOf = (value: unknown): number | undefined => {
  const total = isObject(value) ? value['totalCount'] : undefined;
  return typeof total === 'number' ? total : undefined;
};

/** The values of a row by their paths. Those of a list within the row share a cell, with semicolons between them. */
function cellsOf(value: unknown, path: readonly string[]): [string, Cell][] {
  if (isObject(value))
    return Object.entries(value).flatMap(([name, field]) => cellsOf(field, [...path, name]));
  return [[path.join('.') || 'value', cellOf(value)]];
}

function cellOf(value: unknown): Cell {
  if (Array.isArray(value))
    return value
      .map(entry => (isObject(entry) ? JSON.stringify(entry) : String(cellOf(entry) ?? '')))
      .join('; ');
  if (typeof value === 'number' || typeof value === 'boolean') return value;
  return typeof value === 'string' ? value : null;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The form of a path such as `paymentsAggregate[0].sum.amount`. */
export const FIGURE_PATH = /^[_A-Za-z]\w*(?:\[\d{1,4}\])*(?:\.[_A-Za-z]\w*(?:\[\d{1,4}\])*)*$/;

/** What a path names is no number. */
export class NoFigure extends Error {}

/**
 * The number at a path of a response; null where a row or a value on the way is missing.
 * @throws NoFigure for anything else there, and for a field that the response does not have
 */
export function figureAt(data: Record<string, unknown>, path: string): number | null {
  let value: unknown = data;
  for (const step of path.match(/[_A-Za-z]\w*|\d+/g) ?? []) {
    if (value === null || value === undefined) return null;
    if (Array.isArray(value)) value = /^\d/.test(step) ? value[Number(step)] : noFigure(path);
    else if (isObject(value) && Object.hasOwn(value, step)) value = value[step];
    else noFigure(path);
  }
  if (value === null || value === undefined) return null;
  return typeof value === 'number' ? value : noFigure(path);
}

function noFigure(path: string): never {
  throw new NoFigure(`The response has no number at ${path}. Correct the path of the figure.`);
}
