import { t, translateMessage } from '../common/text.ts';
import { Button } from '../elements/button.tsx';
import { color, space, typography } from '../theme/theme.ts';
import { toast } from '../elements/toast.ts';
import { useRecordAddress } from '../common/record-pages.ts';
import { useSession } from '../common/session.tsx';
import type { ResultOf } from '../common/graphql.ts';
import { useApolloClient } from '@apollo/client/react';
import { FormSection } from '../fields/form-section.tsx';
import { Formik, setNestedObjectValues, yupToFormErrors, type FormikHelpers, type FormikProps } from 'formik';
import { useContext, useEffect, useId, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import styled from 'styled-components';
import { keepFresh } from '../common/fresh.ts';
import type { AnyField } from '../definition/field-definition.ts';
import { UnresolvedContext, type Unresolved } from '../fields/unresolved.ts';
import { readApiError, type ApiError } from './api-error.ts';
import { reportFailure } from './report-failure.ts';
import { ConfirmDialog } from '../elements/confirm-dialog.tsx';
import { useDiscardQuestion } from '../elements/discard-question.tsx';
import { ConflictDialog, FirstSavedDialog } from './conflict-dialog.tsx';
import type { AnyScreen } from '../definition/define-screen.ts';
import type { Messages } from '../definition/messages.ts';
import { ComputedFields } from './computed-fields.tsx';
import { Creation } from './creation.ts';
import { undoUpdate } from './history/undo-action.ts';
import { HistoryPanel } from './history/history-panel.tsx';
import { Dialog, PlainFieldset } from '../elements/dialog.tsx';
import { note } from '../elements/looks.ts';
import { leave } from '../elements/leave-guard.ts';
import { requiredNames, schemaOf, type FormSchema } from './schema.ts';
import { saveUpdate } from './save-update.ts';
import { findWarnings } from './warnings.ts';
import { write } from './write.ts';
import { changedNames, fromRecord, pick, sameValue, toInput, type FormValues } from './form-values.ts';

/** The stored record that a form edits, and the version that its values come from. */
export interface SavedVersion {
  id: string;
  version: number;
}

interface RecordFormProps {
  screen: AnyScreen;
  messages: Messages;
  title: string;
  /** The name of the stored record, if the list around has it. */
  recordName?: string | undefined;
  initial: FormValues;
  /** Proposed changes of a stored record, which the user reviews and saves. */
  changes?: FormValues;
  /** Null for a new record. */
  saved: SavedVersion | null;
  /** What the server proposed for a new record; it decides again about what is saved as it was proposed. */
  proposed?: Readonly<FormValues>;
  editable: boolean;
  onClose: () => void;
  onSaved: () => void;
  onFailed?: (error: ApiError) => void;
  /** Stands above the form, and is no part of it. */
  details?: ReactNode;
  children?: ReactNode;
}

/** The dialog around a form: checks, saves, keeps what was typed when saving fails, and asks before losing it. */
export function RecordForm(props: RecordFormProps) {
  const { screen, messages } = props;
  const client = useApolloClient();
  const [base, setBase] = useState<Base>({ saved: props.saved, values: props.initial });
  /** What another user has saved meanwhile. */
  const [stale, setStale] = useState<Base | null>(null);
  /** What an earlier request for this record has saved, whose response was lost. */
  const [firstSaved, setFirstSaved] = useState<Base | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  const { can } = useSession();
  const navigate = useNavigate();
  const addressOf = useRecordAddress();
  const [warned, setWarned] = useState<readonly string[] | null>(null);
  const [creation] = useState(() => new Creation(screen.resource));
  const [unresolved] = useState<Unresolved>(() => new Map());

  /** Opening the record again needs no request. */
  const keep = (data: ResultOf<typeof screen.documents.get> | undefined) => {
    if (data?.record) keepFresh(client, screen.documents.get, { id: data.record.id }, data);
  };

  /** The button of the toast that begins the next step with a new record. */
  const nextStepOf = (id: string | undefined) => {
    const { nextStep } = screen;
    if (!nextStep || !id || !can(nextStep.requires)) return undefined;
    const address = nextStep.path ? nextStep.path(id) : screen.record && addressOf(screen.record, id, true);
    if (!address) return undefined;
    return { label: t(nextStep.label), onClick: () => leave(() => void navigate(address)) };
  };

  const update = async (id: string, version: number, patch: FormValues) => {
    const saved = await saveUpdate(client, patch, async () => {
      const variables = { id, patch, version };
      const { data } = await write(client, { mutation: screen.documents.update, variables });
      keep(data);
      return data?.record.version;
    });
    toast.success(
      t(messages.updated),
      undoUpdate(client, { resource: screen.resource, id, version: saved }, version),
    );
  };

  const create = async (input: FormValues) => {
    const proposed = Object.entries(props.proposed ?? {}).filter(([name, value]) => input[name] === value);
    const edited = Object.keys(input).filter(name => proposed.every(([other]) => other !== name));
    const variables = { input: pick(input, edited) };
    const { data } = await creation.send(context =>
      write(client, { mutation: screen.documents.create, variables, context }),
    );
    keep(data);
    toast.success(t(messages.created), nextStepOf(data?.record.id));
    for (const [name, value] of proposed) {
      const given = data?.record[name];
      if (given && given !== value)
        toast.info(
          t('Saved as {given}, since {proposed} was taken', {
            given: String(given),
            proposed: String(value),
          }),
        );
    }
  };

  const save = async (values: FormValues, target: Base) => {
    const input = toInput(schemaOf(screen.form).cast(values));
    if (!target.saved) return create(input);
    const changed = changedNames(target.values, values);
    // Nothing to save, and nothing to say.
    if (changed.length === 0) return undefined;
    return update(target.saved.id, target.saved.version, pick(input, changed));
  };

  /** The record of an earlier request; null when it has been deleted since. */
  const findSaved = async (id: string): Promise<Base | null> => {
    try {
      const query = screen.documents.get;
      const { data } = await client.query({ query, variables: { id }, fetchPolicy: 'no-cache' });
      const record = data?.record;
      return record
        ? { saved: { id, version: record.version }, values: fromRecord(record, props.initial) }
        : null;
    } catch (failure) {
      if (readApiError(failure).code === 'NOT_FOUND') return null;
      throw failure;
    }
  };

  const warningsOf = (values: FormValues): Promise<string[]> => {
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

  const fail = (failure: unknown, form: FormikHelpers<FormValues>) => {
    const error = reportFailure(messages.saveFailed, failure);
    form.setStatus(error.fields);
    setFailure(failureOf(error, messages.saveFailed));
    props.onFailed?.(error);
  };

  /** Asks what to do about the record that an earlier request has saved. */
  const askAboutSaved = async (id: string, form: FormikHelpers<FormValues>) => {
    try {
      const found = await findSaved(id);
      if (found) return setFirstSaved(found);
      creation.renew();
      const text = t(
        'Your earlier attempt was saved, and another user has deleted it since. Save again to create it.',
      );
      setFailure({ title: messages.saveFailed, texts: [text] });
    } catch (failure) {
      fail(failure, form);
    }
    return undefined;
  };

  const submit = async (values: FormValues, form: FormikHelpers<FormValues>, target = base) => {
    form.setStatus(undefined);
    setFailure(null);
    try {
      await save(values, target);
    } catch (failure) {
      const { conflict, savedId } = readApiError(failure);
      if (conflict && target.saved) {
        const saved = { id: target.saved.id, version: conflict.version };
        return setStale({ saved, values: fromRecord(conflict.current, target.values) });
      }
      if (savedId !== null) return askAboutSaved(savedId, form);
      return fail(failure, form);
    }
    props.onSaved();
    return props.onClose();
  };

  /** Saves from a dialog about the form. */
  const submitFrom = async (form: FormikProps<FormValues>, target?: Base) => {
    form.setSubmitting(true);
    await submit(form.values, form, target);
    form.setSubmitting(false);
  };

  return (
    <Formik<FormValues>
      initialValues={{ ...base.values, ...props.changes }}
      enableReinitialize={false}
      validateOnChange={false}
      validate={async values => ({
        ...(await errorsOf(schemaOf(screen.form), values, base.saved && base.values)),
        ...Object.fromEntries([...unresolved].map(([name, { message }]) => [name, message])),
      })}
      onSubmit={async (values, form) => {
        const warnings = await warningsOf(values);
        return warnings.length ? setWarned(warnings) : submit(values, form);
      }}
    >
      {form => (
        <>
          <UnresolvedContext value={unresolved}>
            <FormDialog {...props} stored={base.saved && base.values} form={form} failure={failure} />
          </UnresolvedContext>
          {warned && (
            <ConfirmDialog
              title={t('Save anyway?')}
              confirmLabel={t('Save anyway')}
              look="solid"
              onConfirm={() => void submitFrom(form)}
              onClose={() => setWarned(null)}
            >
              <Warnings>
                {warned.map(text => (
                  <li key={text}>{text}</li>
                ))}
              </Warnings>
            </ConfirmDialog>
          )}
          {stale && (
            <ConflictDialog
              fields={fieldsOf(screen)}
              entity={screen.entity.one}
              before={base.values}
              mine={form.values}
              theirs={stale.values}
              onBack={() => setStale(null)}
              onOther={() => {
                setBase(stale);
                form.resetForm({ values: stale.values });
                setStale(null);
              }}
              onMain={() => {
                setStale(null);
                return submitFrom(form, { saved: stale.saved, values: base.values });
              }}
            />
          )}
          {firstSaved && (
            <FirstSavedDialog
              fields={fieldsOf(screen)}
              entity={screen.entity.one}
              mine={form.values}
              theirs={firstSaved.values}
              onBack={() => setFirstSaved(null)}
              onOther={() => {
                creation.renew();
                setFirstSaved(null);
                return submitFrom(form);
              }}
              onMain={() => {
                setBase(firstSaved);
                setFirstSaved(null);
                return submitFrom(form, firstSaved);
              }}
            />
          )}
        </>
      )}
    </Formik>
  );
}

/** What a form changes: a stored record, or nothing yet, and the values that it began with. */
interface Base {
  saved: SavedVersion | null;
  values: FormValues;
}

interface Failure {
  title: string;
  texts: readonly string[];
}

/** Why saving failed and what to do, for the form; null if every message stands at its field. */
function failureOf({ code, messages, fields }: ApiError, title: string): Failure | null {
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

function SaveFailure({ title, texts }: Failure) {
  return (
    <FailureBanner role="alert">
      <strong>{t(title)}</strong>
      {texts.map(text => (
        <p key={text}>{translateMessage(text)}</p>
      ))}
    </FailureBanner>
  );
}

interface FormDialogProps extends RecordFormProps {
  form: FormikProps<FormValues>;
  stored: FormValues | null;
  failure: Failure | null;
}

function FormDialog(props: FormDialogProps) {
  const { screen, form, editable } = props;
  const formId = useId();
  const element = useRef<HTMLFormElement>(null);
  const unresolved = useContext(UnresolvedContext);
  const [resolving, setResolving] = useState(false);
  const busy = form.isSubmitting || resolving;
  const unsaved = form.dirty && editable;
  const { ready, missing } = useReady(screen, form, props.stored);
  const { submitLabels } = screen.form;
  const { close, question } = useDiscardQuestion(
    unsaved,
    props.onClose,
    form.isSubmitting
      ? t('What you have entered is still being saved. If you leave now, check later whether it was.')
      : undefined,
  );
  useEffect(() => {
    if (form.status) focusFirstError(element.current);
  }, [form.status]);
  // A layout effect runs after that of the dialog, which takes the focus.
  useLayoutEffect(() => {
    const first = 'input:enabled, select:enabled, textarea:enabled';
    element.current?.querySelector<HTMLElement>(first)?.focus();
  }, []);

  const tellErrors = async () => {
    const errors = await form.validateForm();
    if (Object.keys(errors).length) {
      // Not sent, as it is not ready: nothing else marks the fields.
      if (!ready) void form.setTouched(setNestedObjectValues(errors, true), false);
      const { invalid, incomplete = invalid } = props.messages;
      toast.error(t(isIncomplete(screen, form.values) ? incomplete : invalid));
      focusFirstError(element.current);
    }
  };

  const submit = async () => {
    const fields = [...(unresolved?.values() ?? [])];
    if (fields.length > 0) {
      setResolving(true);
      await Promise.all(fields.map(({ resolve }) => resolve()));
      setResolving(false);
    }
    // The values have changed since it was rendered: Formik validates them.
    if (ready || fields.length > 0) form.handleSubmit();
    void tellErrors();
  };

  return (
    <>
      <Dialog
        title={props.title}
        subtitle={props.recordName}
        width={760}
        fullOnSmall
        busy={busy}
        onClose={close}
        footer={
          editable ? (
            <>
              {missing && <Missing id={`${formId}-missing`}>{missing}</Missing>}
              <Button onClick={close} disabled={busy}>
                {t('Cancel')}
              </Button>
              <Button
                look="solid"
                type="submit"
                form={formId}
                busy={busy}
                aria-disabled={!ready || undefined}
                aria-describedby={missing ? `${formId}-missing` : undefined}
              >
                {props.saved ? t(submitLabels?.edit ?? 'Update') : t(submitLabels?.add ?? 'Save')}
              </Button>
            </>
          ) : (
            <Button onClick={close}>{t('Close')}</Button>
          )
        }
      >
        {props.details}
        {props.stored && <ProposedChanges screen={screen} stored={props.stored} changes={props.changes} />}
        {props.failure && <SaveFailure {...props.failure} />}
        <form
          ref={element}
          id={formId}
          noValidate
          onSubmit={event => {
            event.preventDefault();
            event.stopPropagation();
            if (!busy) void submit();
          }}
        >
          <ComputedFields computed={screen.form.computed} />
          <PlainFieldset disabled={!editable}>
            {props.children ??
              screen.form.sections.map(section => <FormSection key={section.title} section={section} />)}
          </PlainFieldset>
        </form>
        {props.saved && (
          <HistoryPanel
            resource={screen.resource}
            id={props.saved.id}
            restorable={editable && !form.dirty}
            onRestored={() => {
              props.onSaved();
              props.onClose();
            }}
          />
        )}
      </Dialog>
      {question}
    </>
  );
}

/** Names the fields that contain a proposed value. */
function ProposedChanges({
  screen,
  stored,
  changes = {},
}: {
  screen: AnyScreen;
  stored: FormValues;
  changes?: FormValues;
}) {
  const changed = fieldsOf(screen).filter(
    ({ name }) => name in changes && !sameValue(stored[name], changes[name]),
  );
  if (changed.length === 0) return null;
  return (
    <Review>
      <strong>{t('Check the proposed changes before you save them:')}</strong>{' '}
      {changed.map(({ label }) => t(label)).join(', ')}
    </Review>
  );
}

/** Whether the form may be sent, where its definition wants the button disabled until then, and what is missing. */
function useReady(
  screen: AnyScreen,
  { values, dirty }: FormikProps<FormValues>,
  stored: FormValues | null,
): { ready: boolean; missing?: string } {
  const { submitWhen } = screen.form;
  const schema = schemaOf(screen.form);
  const [errors, setErrors] = useState<Record<string, unknown> | null>(null);
  useEffect(() => {
    if (!submitWhen) return;
    let wanted = true;
    void errorsOf(schema, values, stored).then(found => wanted && setErrors(found));
    return () => {
      wanted = false;
    };
  }, [schema, submitWhen, values, stored]);
  if (!submitWhen) return { ready: true };
  const valid = errors !== null && Object.keys(errors).length === 0;
  if (valid && !dirty && submitWhen === 'changed and valid')
    return { ready: false, missing: t('Nothing has changed yet') };
  return {
    ready: valid,
    missing: errors && !valid ? missingText(fieldsOf(screen), values, errors) : undefined,
  };
}

/** `Missing: Plan Name, Price`, then what is wrong with values that are there. */
function missingText(
  fields: readonly AnyField[],
  values: FormValues,
  errors: Readonly<Record<string, unknown>>,
): string {
  const isEmpty = (name: string) => [null, []].some(nothing => sameValue(values[name], nothing));
  const labels = fields.filter(({ name }) => name in errors && isEmpty(name)).map(({ label }) => t(label));
  const others = Object.keys(errors)
    .filter(name => !isEmpty(name))
    .map(name => translateMessage(String(errors[name])));
  return [labels.length > 0 && t('Missing: {fields}', { fields: labels.join(', ') }), ...others]
    .filter(Boolean)
    .join('. ');
}

async function errorsOf(schema: FormSchema, values: FormValues, stored: FormValues | null) {
  try {
    await schema.validate(values, { abortEarly: false, context: { stored } });
    return {};
  } catch (refusal) {
    return yupToFormErrors(refusal);
  }
}

const isIncomplete = ({ form }: AnyScreen, values: FormValues) =>
  requiredNames(form.rules).some(name => [null, []].some(nothing => sameValue(values[name], nothing)));

const fieldsOf = (screen: AnyScreen) => screen.form.sections.flatMap(({ fields }) => fields);

/** After React has drawn the messages. */
const focusFirstError = (form: HTMLElement | null) =>
  requestAnimationFrame(() => form?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());

const Warnings = styled.ul`
  display: grid;
  gap: ${space(2)};
  margin: 0;
  padding-inline-start: ${space(5)};
`;

const FailureBanner = styled.div`
  margin-bottom: ${space(5)};
  ${note}
  border-color: ${color.dangerLine};
  background: ${color.dangerSoft};
  color: ${color.dangerHover};
`;

const Review = styled.p`
  margin-bottom: ${space(5)};
  ${note}
  border-color: ${color.secondaryLine};
  background: ${color.secondarySoft};
  color: ${color.secondaryHover};
`;

/** Beside the buttons, where there is room, else above them. */
const Missing = styled.p`
  flex: 1 1 100px;
  align-self: center;
  ${typography.small}
  color: ${color.muted};
`;
