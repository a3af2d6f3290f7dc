import { DRAFTS, draftsName } from '../common/drafts-name.ts';
import { isRecord, json, oneOf, storage } from '../common/storage.ts';
import type { ValueRule } from '../definition/define-screen.ts';
import type { AnyField } from '../definition/field-definition.ts';
import { sameValue, type FormValues } from './form-values.ts';

/** Unsaved input of a form. */
export interface Draft {
  /** The resource and the id of the record, or `new`: `members/17`. */
  form: string;
  /** The opened form that has stored it. */
  owner: string;
  /** When it was stored, in milliseconds. */
  at: number;
  /** Of the stored record that the form began with; null for a new one. */
  version: number | null;
  /** What the changed fields of a stored record contained; empty for a new one. */
  before: FormValues;
  values: FormValues;
}

const VERSION = 1;
const MAX_DRAFTS = 20;
/** Of one draft, in characters of JSON. */
const MAX_SIZE = 50_000;
/** Seven days, in milliseconds. */
const MAX_AGE = 7 * 86_400_000;

/** The drafts of a user, the latest first. Removes those that are too old. */
export function readDrafts(userId: string): Draft[] {
  const drafts = storage.get(draftsName(userId), json(draftsIn)) ?? [];
  const recent = drafts.filter(({ at }) => at > Date.now() - MAX_AGE);
  if (recent.length < drafts.length) store(userId, recent);
  return recent;
}

/** Stores a draft in place of the previous one of its owner; none that is too large, or on a shared computer. */
export function storeDraft(userId: string, draft: Draft): void {
  if (isSharedComputer() || JSON.stringify(draft).length > MAX_SIZE) return;
  const others = readDrafts(userId).filter(({ owner }) => owner !== draft.owner);
  store(userId, [draft, ...others].slice(0, MAX_DRAFTS));
}

export function removeDrafts(userId: string, isRemoved: (draft: Draft) => boolean): void {
  const drafts = readDrafts(userId);
  const others = drafts.filter(draft => !isRemoved(draft));
  if (others.length < drafts.length) store(userId, others);
}

function store(userId: string, drafts: readonly Draft[]): void {
  if (drafts.length === 0) storage.remove(draftsName(userId));
  else storage.set(draftsName(userId), JSON.stringify({ version: VERSION, drafts }));
}

const draftsIn = (stored: unknown): Draft[] | null =>
  isRecord(stored) && stored['version'] === VERSION && Array.isArray(stored['drafts'])
    ? stored['drafts'].filter(isDraft)
    : null;

const isDraft = (value: unknown): value is Draft =>
  isRecord(value) &&
  typeof value['form'] === 'string' &&
  typeof value['owner'] === 'string' &&
  typeof value['at'] === 'number' &&
  (value['version'] === null || typeof value['version'] === 'number') &&
  isRecord(value['before']) &&
  isRecord(value['values']);

const SHARED = 'shared-computer';

/** Whether this browser is marked as shared: it stores no drafts. */
export const isSharedComputer = (): boolean => storage.get(SHARED, oneOf('true')) !== null;

/** Marks this browser as shared, which removes the drafts of all users, or removes the mark. */
export function markSharedComputer(isShared: boolean): void {
  if (!isShared) return storage.remove(SHARED);
  storage.set(SHARED, 'true');
  for (const name of storedNames()) if (name.startsWith(DRAFTS)) storage.remove(name);
}

function storedNames(): string[] {
  try {
    return Object.keys(localStorage);
  } catch {
    return [];
  }
}

interface FormFields {
  rules: Readonly<Record<string, ValueRule>>;
  sections: readonly { fields: readonly AnyField[] }[];
}

/** The fields whose values may be stored: those without a permission of their own, and no passwords. */
export function storableNames({ rules, sections }: FormFields): string[] {
  const passwords = new Set(
    sections.flatMap(({ fields }) =>
      fields.filter(({ kind }) => kind === 'password').map(({ name }) => name),
    ),
  );
  return Object.entries(rules).flatMap(([name, { field }]) =>
    field.sensitive || field.writeOnly || passwords.has(name) ? [] : [name],
  );
}

interface EnteredOptions {
  initialValues: FormValues;
  /** What the server proposed for a new record: it proposes again. */
  proposed: FormValues;
  /** The values of the stored record; null for a new one. */
  stored: FormValues | null;
}

/** The fields whose values a draft contains: those that differ from the stored record, or all of a new one. */
export function enteredNames(
  names: readonly string[],
  values: FormValues,
  { initialValues, proposed, stored }: EnteredOptions,
): string[] {
  if (names.every(name => sameValue(initialValues[name], values[name]))) return [];
  const start = stored ?? proposed;
  return names.filter(name => !(name in start && sameValue(start[name], values[name])));
}

/** The values that a form can show: it may have changed since they were stored. */
export const fittingValues = (values: FormValues, form: FormValues): FormValues =>
  Object.fromEntries(
    Object.entries(values).filter(([name, value]) => name in form && fits(value, form[name])),
  );

/** What is not entered is null in some forms. */
const fits = (value: unknown, shown: unknown): boolean =>
  value === null ||
  shown === null ||
  (typeof value === typeof shown && Array.isArray(value) === Array.isArray(shown));
