import type { ApolloClient } from '@apollo/client';
import type { ResultOf } from '../common/graphql.ts';
import { keepFresh } from '../common/fresh.ts';
import type { AnyScreen, Identified } from '../definition/define-screen.ts';
import { readApiError } from './api-error.ts';
import type { Creation } from './creation.ts';
import { changedNames, fromRecord, pick, toInput, type FormValues } from './form-values.ts';
import { offered } from './offered.ts';
import { saveUpdate } from './save-update.ts';
import { schemaOf } from './schema.ts';
import { write } from './write.ts';

/** The stored record that a form edits, and the version that its values come from. */
export interface SavedVersion {
  id: string;
  version: number;
}

/** What a form changes: a stored record, or null for a new one, and the values that it began with. */
export interface FormBase {
  saved: SavedVersion | null;
  values: FormValues;
}

/** What was saved: a new record, a new version of a stored one (undefined after a lost response), or nothing. */
export type Saved =
  | { kind: 'created'; record: (FormValues & Identified) | undefined; proposed: FormValues }
  | { kind: 'updated'; id: string; before: number; version: number | undefined }
  | { kind: 'unchanged' };

/** What the server has saved in place of the form's values: by another user, or by an earlier request of this form. */
export interface SavedElsewhere {
  kind: 'conflict' | 'savedBefore';
  theirs: FormBase;
}

/** An earlier request has saved the record, and another user has deleted it since. */
export class DeletedSince extends Error {}

interface SaveContext {
  client: ApolloClient;
  screen: AnyScreen;
  creation: Creation;
  /** What the server proposed for a new record; it decides again about what is saved as it was proposed. */
  proposed?: Readonly<FormValues>;
}

/**
 * Saves the values of a form: those that differ from `base`, or a new record.
 * @throws the error of the request, or `DeletedSince`
 */
export async function saveRecord(
  context: SaveContext,
  base: FormBase,
  values: FormValues,
): Promise<Saved | SavedElsewhere> {
  const input = toInput(schemaOf(context.screen.form).cast(values));
  try {
    if (!base.saved) return await create(context, input);
    const changed = changedNames(base.values, values);
    if (changed.length === 0) return { kind: 'unchanged' };
    return await update(context, base.saved, pick(input, changed));
  } catch (failure) {
    const { conflict, savedId } = readApiError(failure);
    if (conflict && base.saved) {
      const saved = { id: base.saved.id, version: conflict.version };
      return { kind: 'conflict', theirs: { saved, values: fromRecord(conflict.current, base.values) } };
    }
    if (savedId === null) throw failure;
    const theirs = await findSaved(context, savedId, base.values);
    if (theirs) return { kind: 'savedBefore', theirs };
    context.creation.renew();
    throw new DeletedSince();
  }
}

async function create(
  { client, screen, creation, proposed = {} }: SaveContext,
  input: FormValues,
): Promise<Saved> {
  const kept = Object.keys(proposed).filter(name => input[name] === proposed[name]);
  const edited = Object.keys(input).filter(name => !kept.includes(name));
  const variables = { input: pick(input, edited) };
  const mutation = offered(screen.documents.create, screen.resource);
  const { data } = await creation.send(context => write(client, { mutation, variables, context }));
  keepRecord(client, screen, data);
  return { kind: 'created', record: data?.record, proposed: pick(proposed, kept) };
}

async function update(
  { client, screen }: SaveContext,
  { id, version: before }: SavedVersion,
  patch: FormValues,
): Promise<Saved> {
  const version = await saveUpdate(client, patch, async () => {
    const variables = { id, patch, version: before };
    const mutation = offered(screen.documents.update, screen.resource);
    const { data } = await write(client, { mutation, variables });
    keepRecord(client, screen, data);
    return data?.record.version;
  });
  return { kind: 'updated', id, before, version };
}

/** Opening the record again needs no request. */
function keepRecord(
  client: ApolloClient,
  { documents }: AnyScreen,
  data: ResultOf<AnyScreen['documents']['get']> | undefined,
) {
  if (data?.record) keepFresh(client, documents.get, { id: data.record.id }, data);
}

/** The record of an earlier request; null when it has been deleted since. */
async function findSaved(
  { client, screen }: SaveContext,
  id: string,
  empty: FormValues,
): Promise<FormBase | null> {
  try {
    const query = screen.documents.get;
    const { data } = await client.query({ query, variables: { id }, fetchPolicy: 'no-cache' });
    const record = data?.record;
    return record ? { saved: { id, version: record.version }, values: fromRecord(record, empty) } : null;
  } catch (failure) {
    if (readApiError(failure).code === 'NOT_FOUND') return null;
    throw failure;
  }
}
