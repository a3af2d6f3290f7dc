import { setNestedObjectValues, type FormikProps } from 'formik';
import { useContext, useEffect, useId, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { t, translateMessage } from '../common/text.ts';
import type { AnyScreen } from '../definition/define-screen.ts';
import type { AnyField } from '../definition/field-definition.ts';
import { dialogTitle, type Messages } from '../definition/messages.ts';
import { Button } from '../elements/button.tsx';
import { Dialog, PlainFieldset } from '../elements/dialog.tsx';
import { useDiscardQuestion } from '../elements/discard-question.tsx';
import { note } from '../elements/looks.ts';
import { toast } from '../elements/toast.ts';
import { FormSection } from '../fields/form-section.tsx';
import { UnresolvedContext } from '../fields/unresolved.ts';
import { breakpoint, color, mixin, space } from '../theme/theme.ts';
import { ComputedFields } from './computed-fields.tsx';
import { sameValue, type FormValues } from './form-values.ts';
import { focusFirstError } from './focus-first-error.ts';
import type { FormDraft } from './form-draft.ts';
import { HistoryPanel } from './history/history-panel.tsx';
import type { FormBase } from './save-record.ts';
import { useFormDraft } from './use-form-draft.tsx';
import { useScopedKeys } from './use-scoped-keys.ts';
import { errorsOf, fieldsOf, requiredNames, schemaOf } from './schema.ts';
import type { SaveFailure } from './use-save-record.ts';

interface FormDialogProps {
  screen: AnyScreen;
  messages: Messages;
  recordName?: string | undefined;
  form: FormikProps<FormValues>;
  base: FormBase;
  setBase: (base: FormBase) => void;
  draft: FormDraft;
  /** What the server proposed for a new record. */
  proposed?: Readonly<FormValues> | undefined;
  changes?: FormValues | undefined;
  failure: SaveFailure | null;
  editable: boolean;
  /** Of a new record that begins with the values of another one: leaving asks. */
  isCopy?: boolean | undefined;
  /** What else can be done with a stored record, beside the buttons. */
  tools?: ReactNode;
  onClose: () => void;
  onSaved: () => void;
  onAnother?: (() => void) | undefined;
  setAnother: (isWanted: boolean) => void;
  details?: ReactNode;
  children?: ReactNode;
}

/** The dialog that shows a form: tells what is wrong before it sends, and asks before what was typed is lost. */
export function FormDialog(props: FormDialogProps) {
  const { screen, form, editable } = props;
  const { saved, values } = props.base;
  const stored = saved && values;
  const formId = useId();
  const element = useRef<HTMLFormElement>(null);
  const unresolved = useContext(UnresolvedContext);
  const [resolving, setResolving] = useState(false);
  const busy = form.isSubmitting || resolving;
  const dirty = form.dirty || props.isCopy === true;
  const unsaved = dirty && editable;
  const { ready, missing } = useReady(screen, { values: form.values, dirty }, stored);
  const { submitLabels } = screen.form;
  const { close, question } = useDiscardQuestion(
    unsaved,
    props.onClose,
    form.isSubmitting
      ? t('What you have entered is still being saved. If you leave now, check later whether it was.')
      : undefined,
    () => props.draft.forget(),
  );
  useEffect(() => {
    if (form.status) focusFirstError(element.current);
  }, [form.status]);
  // This layout effect runs after the dialog's own, which takes the focus.
  useLayoutEffect(() => {
    focusFirst(element.current);
  }, []);
  const offer = useFormDraft(props.draft, { ...props, onDecided: () => focusFirst(element.current) });

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

  const submit = async (another: boolean) => {
    props.setAnother(another);
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

  const addsAnother = editable && !saved && props.onAnother !== undefined;
  useScopedKeys(element, ({ key, ctrlKey, metaKey, shiftKey, repeat }) => {
    if (!addsAnother || key !== 'Enter' || !shiftKey || !(ctrlKey || metaKey)) return false;
    if (!busy && !repeat) void submit(true);
    return true;
  });
  const readiness = {
    'aria-disabled': !ready || undefined,
    'aria-describedby': missing ? `${formId}-missing` : undefined,
  };

  return (
    <>
      <Dialog
        title={t(dialogTitle(screen, saved ? 'open' : 'add', editable))}
        subtitle={props.recordName}
        width={760}
        fullOnSmall
        busy={busy}
        onClose={close}
        footer={
          <>
            {props.tools && (
              <Tools role="presentation" disabled={busy}>
                {props.tools}
              </Tools>
            )}
            {editable ? (
              <>
                {missing && <Missing id={`${formId}-missing`}>{missing}</Missing>}
                <Button onClick={close} disabled={busy}>
                  {t('Cancel')}
                </Button>
                {addsAnother && (
                  <Button
                    disabled={busy}
                    aria-keyshortcuts="Control+Shift+Enter Meta+Shift+Enter"
                    onClick={() => void submit(true)}
                    {...readiness}
                  >
                    {t('Save and add another')}
                  </Button>
                )}
                <Button look="solid" type="submit" form={formId} busy={busy} {...readiness}>
                  {saved ? t(submitLabels?.edit ?? 'Update') : t(submitLabels?.add ?? 'Save')}
                </Button>
              </>
            ) : (
              <Button onClick={close}>{t('Close')}</Button>
            )}
          </>
        }
      >
        {props.details}
        {stored && <ProposedChanges screen={screen} stored={stored} changes={props.changes} />}
        {props.failure && <FailureNote {...props.failure} />}
        {offer}
        <form
          ref={element}
          id={formId}
          noValidate
          onSubmit={event => {
            event.preventDefault();
            event.stopPropagation();
            if (!busy) void submit(false);
          }}
        >
          <ComputedFields computed={screen.form.computed} />
          <PlainFieldset disabled={!editable}>
            {props.children ??
              screen.form.sections.map(section => <FormSection key={section.title} section={section} />)}
          </PlainFieldset>
        </form>
        {saved && (
          <HistoryPanel
            resource={screen.resource}
            id={saved.id}
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
  { values, dirty }: Pick<FormikProps<FormValues>, 'values' | 'dirty'>,
  stored: FormValues | null,
): { ready: boolean; missing?: string } {
  const { submitWhen } = screen.form;
  const schema = schemaOf(screen.form);
  const [errors, setErrors] = useState<Record<string, unknown> | null>(null);
  useEffect(() => {
    if (!submitWhen) return;
    let isCurrent = true;
    void errorsOf(schema, values, stored).then(newErrors => isCurrent && setErrors(newErrors));
    return () => {
      isCurrent = false;
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
  const invalidNames = Object.keys(errors)
    .filter(name => !isEmpty(name))
    .map(name => translateMessage(String(errors[name])));
  return [labels.length > 0 && t('Missing: {fields}', { fields: labels.join(', ') }), ...invalidNames]
    .filter(Boolean)
    .join('. ');
}

function FailureNote({ title, texts }: SaveFailure) {
  return (
    <FailureBanner role="alert">
      <strong>{t(title)}</strong>
      {texts.map(text => (
        <p key={text}>{translateMessage(text)}</p>
      ))}
    </FailureBanner>
  );
}

const isIncomplete = ({ form }: AnyScreen, values: FormValues) =>
  requiredNames(form.rules).some(name => [null, []].some(nothing => sameValue(values[name], nothing)));

const focusFirst = (form: HTMLElement | null) =>
  form?.querySelector<HTMLElement>('input:enabled, select:enabled, textarea:enabled')?.focus();

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

const Tools = styled(PlainFieldset)`
  display: flex;
  align-items: center;
  gap: ${space(1)};
  margin-inline-end: auto;
  @media ${breakpoint.small} {
    flex: 1 0 100%;
  }
`;

/** Beside the buttons, where there is room, else above them. */
const Missing = styled.p`
  flex: 1 1 100px;
  align-self: center;
  ${mixin.remark}
`;
