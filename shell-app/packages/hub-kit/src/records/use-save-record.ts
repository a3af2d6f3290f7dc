import { useApolloClient } from '@apollo/client/react';
import type { FormikHelpers, FormikProps } from 'formik';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useRecordAddress } from '../common/record-pages.ts';
import { useSession } from '../common/session.tsx';
import { t } from '../common/text.ts';
import type { AnyScreen } from '../definition/define-screen.ts';
import type { Messages } from '../definition/messages.ts';
import { leave } from '../elements/leave-guard.ts';
import { toast } from '../elements/toast.ts';
import type { ApiError } from './api-error.ts';
import { Creation } from './creation.ts';
import { changedNames, type FormValues } from './form-values.ts';
import { undoUpdate } from './history/undo-action.ts';
import { reportFailure } from './report-failure.ts';
import {
  DeletedSince,
  saveRecord,
  type FormBase,
  type Saved,
  type SavedElsewhere,
  type SavedVersion,
} from './save-record.ts';
import { schemaOf } from './schema.ts';
import type { WarningText } from '../definition/warning.ts';
import { findWarnings } from './warnings.ts';

export type SaveAsk = { kind: 'warnings'; texts: readonly WarningText[] } | SavedElsewhere;

/** The buttons of the question: the last one saves the form's values in the record that it is about. */
export type SaveReply = 'back' | 'other' | 'save';

export interface SaveFailure {
  title: string;
  texts: readonly string[];
}

export interface SaveOptions {
  /** Null for a new record. */
  saved: SavedVersion | null;
  initial: FormValues;
  /** What the server proposed for a new record. */
  proposed?: Readonly<FormValues> | undefined;
  messages: Messages;
  onSaved: () => void;
  onClose: () => void;
  /** Begins another new record, where the user has chosen to after the save; without it the form does not offer that. */
  onAnother?: (() => void) | undefined;
  onFailed?: ((error: ApiError) => void) | undefined;
}

/**
 * Saves the record of a form, tells the user, and asks where the server cannot decide.
 * @returns `base`, what the form edits now, and `setBase`; `ask`, the question that waits for `reply`; why the last attempt failed; and
 * `setAnother`, which says before a submit whether another new record follows it
 */
export function useSaveRecord(screen: AnyScreen, options: SaveOptions) {
  const { messages, proposed } = options;
  const client = useApolloClient();
  const { can } = useSession();
  const tellSaved = useSavedToast(screen, messages);
  const [base, setBase] = useState<FormBase>({ saved: options.saved, values: options.initial });
  const [ask, setAsk] = useState<SaveAsk | null>(null);
  const [failure, setFailure] = useState<SaveFailure | null>(null);
  const [creation] = useState(() => new Creation(screen.resource));
  const another = useRef(false);

  const fail = (reason: unknown, form: FormikHelpers<FormValues>) => {
    if (reason instanceof DeletedSince) return setFailure(deletedSince(messages.saveFailed));
    const error = reportFailure(messages.saveFailed, reason);
    form.setStatus(error.fields);
    setFailure(failureOf(error, messages.saveFailed));
    options.onFailed?.(error);
  };

  const send = async (values: FormValues, form: FormikHelpers<FormValues>, target = base) => {
    form.setStatus(undefined);
    setFailure(null);
    try {
      const outcome = await saveRecord({ client, screen, creation, proposed }, target, values);
      if ('theirs' in outcome) return setAsk(outcome);
      tellSaved(outcome);
    } catch (reason) {
      return fail(reason, form);
    }
    options.onSaved();
    return another.current && options.onAnother ? options.onAnother() : options.onClose();
  };

  const findTexts = (values: FormValues): Promise<WarningText[]> => {
    const changed = base.saved ? changedNames(base.values, values) : Object.keys(values);
    const warnings = screen.form.warnings?.filter(({ fields }) =>
      fields.some(name => changed.includes(name)),
    );
    if (!warnings?.length) return Promise.resolve([]);
    return findWarnings(warnings, schemaOf(screen.form).cast(values), {
      id: base.saved?.id ?? null,
      can,
      query: async (query, variables) =>
        (await client.query({ query, variables, fetchPolicy: 'no-cache' })).data,
    });
  };

  const save = async (values: FormValues, form: FormikHelpers<FormValues>) => {
    const texts = await findTexts(values);
    return texts.length > 0 ? setAsk({ kind: 'warnings', texts }) : send(values, form);
  };

  const sendFrom = async (form: FormikProps<FormValues>, target?: FormBase) => {
    form.setSubmitting(true);
    await send(form.values, form, target);
    form.setSubmitting(false);
  };

  const reply = (choice: SaveReply, form: FormikProps<FormValues>) => {
    setAsk(null);
    if (!ask || choice === 'back') return undefined;
    if (ask.kind === 'warnings') return sendFrom(form);
    const { kind, theirs } = ask;
    if (kind === 'conflict' && choice === 'save')
      return sendFrom(form, { saved: theirs.saved, values: base.values });
    if (kind === 'savedBefore' && choice === 'other') {
      creation.renew();
      return sendFrom(form);
    }
    setBase(theirs);
    return kind === 'conflict' ? form.resetForm({ values: theirs.values }) : sendFrom(form, theirs);
  };

  const setAnother = (isWanted: boolean) => {
    another.current = isWanted;
  };

  return { base, setBase, save, ask, reply, failure, setAnother };
}

/** Why saving failed and what to do, for the form; null if every message stands at its field. */
function failureOf({ code, messages, fields }: ApiError, title: string): SaveFailure | null {
  if (code === 'NETWORK')
    return {
      title,
      texts: [
        t('The server did not respond. What you have entered is kept here.'),
        t('It may have been saved. Save again once the connection is back: it is never saved twice.'),
      ],
    };
  return Object.keys(fields).length > 0 ? null : { title, texts: messages };
}

const deletedSince = (title: string): SaveFailure => ({
  title,
  texts: [
    t('Your earlier attempt was saved, and another user has deleted it since. Save again to create it.'),
  ],
});

/** The toast after a save: an update can be undone, and a new record leads to its next step. */
function useSavedToast(screen: AnyScreen, messages: Messages) {
  const client = useApolloClient();
  const nextStepOf = useNextStep(screen);
  return (saved: Saved) => {
    if (saved.kind === 'updated') {
      const { id, before, version } = saved;
      toast.success(
        t(messages.updated),
        undoUpdate(client, { resource: screen.resource, id, version }, before),
      );
    }
    if (saved.kind === 'created') {
      toast.success(t(messages.created), nextStepOf(saved.record?.id));
      for (const [name, value] of Object.entries(saved.proposed))
        reportAssignedValue(saved.record?.[name], value);
    }
  };
}

/** Another record has taken the proposed value meanwhile. */
function reportAssignedValue(given: unknown, proposed: unknown) {
  if (!given || given === proposed) return;
  toast.info(
    t('Saved as {given}, since {proposed} was taken', { given: String(given), proposed: String(proposed) }),
  );
}

function useNextStep({ nextStep, record }: AnyScreen) {
  const { can } = useSession();
  const navigate = useNavigate();
  const addressOf = useRecordAddress();
  return (id: string | undefined) => {
    if (!nextStep || !id || !can(nextStep.requires)) return undefined;
    const address = nextStep.path ? nextStep.path(id) : record && addressOf(record, id, true);
    if (!address) return undefined;
    return { label: t(nextStep.label), onClick: () => leave(() => void navigate(address)) };
  };
}
