import { breakpoint, Button, color, Icon, radius, space, toast } from '@gym/hub-kit';
import { useDiscardQuestion } from '@gym/hub-kit/fields';
import { t } from '@gym/hub-kit/format';
import { useApolloClient } from '@gym/hub-kit/graphql';
import { Creation, Dialog, readApiError, SendingQuestion, usePreviewed, write } from '@gym/hub-kit/screen';
import { FormikProvider, useFormik, type FormikErrors, type FormikValues } from 'formik';
import { useEffect, useEffectEvent, useId, useRef, useState, type ReactNode } from 'react';
import styled from 'styled-components';
import type { OperationDocument, OperationVariables } from './operation-document.ts';
import { OperationPreview } from './operation-preview.tsx';
import type { OperationResult } from './operations.graphql.ts';
import { effectText, serverText, type EffectTexts } from './preview-text.ts';

/** The debounce of a preview while input changes, in milliseconds. */
const PAUSE = 300;

export interface OperationDialogProps<Values extends FormikValues, Variables extends OperationVariables> {
  title: string;
  /** The contract or member that it is about. */
  subtitle?: string;
  document: OperationDocument<Variables>;
  /** The values of the form when it opens. */
  initial: Values;
  /** What is missing or wrong, by field; the operation is previewed once there is nothing. */
  check: (values: Values) => FormikErrors<Values>;
  variables: (values: Values) => Variables;
  /** What the button says, by the cost of the operation. */
  effect: EffectTexts;
  /** The operation cannot be reversed. */
  danger?: boolean;
  /** The toast after it was executed. */
  done: (result: OperationResult) => string;
  /** Reports that it could not be executed. */
  report: (failure: unknown) => unknown;
  onClose: () => void;
  /** The fields. */
  children: ReactNode;
}

/**
 * The dialog of an operation: its form, and beside it what it will do. It executes exactly what the preview shows; the
 * server rejects it with CONFLICT when something has changed in between, and a new preview is shown.
 */
export function OperationDialog<Values extends FormikValues, Variables extends OperationVariables>(
  props: OperationDialogProps<Values, Variables>,
) {
  const { document, check, effect, onClose } = props;
  const client = useApolloClient();
  const formId = useId();
  const element = useRef<HTMLFormElement>(null);
  const [creation] = useState(() => new Creation(nameOf(document, props.variables(props.initial))));
  const [notice, setNotice] = useState<string | null>(null);
  const form = useFormik<Values>({
    initialValues: props.initial,
    validate: check,
    validateOnChange: false,
    onSubmit: execute,
  });
  const isComplete = Object.keys(check(form.values)).length === 0;
  const variables = isComplete ? props.variables(form.values) : null;
  const preview = usePreviewed(document, variables && { ...variables, dryRun: true }, PAUSE);
  const result = preview.shown?.data.result ?? null;
  const shown = preview.isCurrent ? result : null;
  const [isAwaited, setAwaited] = useState(false);

  /** Messages of the server stay below their fields until the input changes. */
  const showMessages = useEffectEvent(() => form.setStatus(fieldTexts(preview.error?.fields)));
  useEffect(() => showMessages(), [preview.error]);

  useEffect(() => focusFirst(element.current), []);

  async function execute() {
    setAwaited(preview.loading);
    if (!variables || !shown) return;
    setNotice(null);
    try {
      const { data } = await creation.send(context =>
        write(client, {
          mutation: document,
          variables: { ...variables, dryRun: false, preview: shown.preview },
          context,
        }),
      );
      if (data) toast.success(props.done(data.result));
    } catch (failure) {
      const error = readApiError(failure);
      if (error.savedId !== null) {
        setNotice(
          t(
            'Your earlier attempt was executed as you had entered it then: only the response to it was lost. Close this dialog and look at the contract before you go on.',
          ),
        );
        return;
      }
      if (error.outcome === 'conflict') {
        setNotice(
          t(
            'Something changed since the preview, and nothing was executed. Check the new preview and confirm again.',
          ),
        );
        preview.reload();
        return;
      }
      props.report(failure);
      form.setStatus(fieldTexts(error.fields));
      if (error.code === 'NETWORK')
        setNotice(
          t('The server did not respond. It may have been executed. Try again: it is never executed twice.'),
        );
      else if (Object.keys(error.fields).length === 0)
        setNotice(error.messages.map(text => serverText(text)).join(' '));
      return;
    }
    onClose();
  }

  const { close, question } = useDiscardQuestion(form.dirty && !form.isSubmitting, onClose);
  const atFields = Object.entries(preview.error?.fields ?? {});
  const otherMessages = atFields.filter(([name]) => !(name in form.values)).map(([, message]) => message);

  return (
    <>
      <Dialog
        title={props.title}
        subtitle={props.subtitle}
        width={960}
        fullOnSmall
        busy={form.isSubmitting}
        onClose={close}
        footer={
          <>
            <Button onClick={close} disabled={form.isSubmitting}>
              {t('Close')}
            </Button>
            <Button
              look={props.danger ? 'danger' : 'solid'}
              type="submit"
              form={formId}
              busy={form.isSubmitting}
              aria-disabled={!shown || undefined}
            >
              {effectText(effect, preview.error ? null : result)}
            </Button>
          </>
        }
      >
        {notice && (
          <Notice role="alert">
            <Icon name="alert" size={16} />
            <span>{notice}</span>
          </Notice>
        )}
        {isAwaited && !preview.error && (
          <Awaited role="status">
            {preview.loading
              ? t('The preview is loading. Nothing was executed yet.')
              : t('The preview is shown. Check it, and confirm again.')}
          </Awaited>
        )}
        <Columns>
          <FormikProvider value={form}>
            <form
              ref={element}
              id={formId}
              noValidate
              onSubmit={event => {
                form.handleSubmit(event);
                requestAnimationFrame(() =>
                  element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus(),
                );
              }}
            >
              {props.children}
            </form>
          </FormikProvider>
          <OperationPreview
            preview={preview}
            messages={atFields.length > 0 ? otherMessages : (preview.error?.messages ?? [])}
          />
        </Columns>
      </Dialog>
      {form.isSubmitting && <SendingQuestion />}
      {question}
    </>
  );
}

/** What the Idempotency-Key of an operation is stored under: `FreezeContract 17`. */
function nameOf(
  { definitions }: Pick<OperationDocument<OperationVariables>, 'definitions'>,
  { id = '' }: OperationVariables,
) {
  const names = definitions.map(definition => ('name' in definition ? definition.name?.value : undefined));
  return `${names.find(name => name)} ${id}`;
}

/** The first field that must be filled in, else the first one, after the dialog has taken the focus. */
function focusFirst(form: HTMLFormElement | null) {
  const controls = [...(form?.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input, select') ?? [])];
  const missing = controls.find(({ value, ariaRequired }) => ariaRequired === 'true' && value === '');
  (missing ?? controls[0])?.focus();
}

const fieldTexts = (fields: Readonly<Record<string, string>> = {}) =>
  Object.fromEntries(Object.entries(fields).map(([name, message]) => [name, serverText(message)]));

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  align-items: start;
  gap: ${space(6)};
  @media ${breakpoint.belowWide} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${space(5)};
  }
`;

const Awaited = styled.p`
  margin-bottom: ${space(4)};
  color: ${color.muted};
`;

const Notice = styled.p`
  display: flex;
  gap: ${space(2)};
  margin-bottom: ${space(4)};
  padding: ${space(3)} ${space(4)};
  border: 1px solid ${color.dangerLine};
  border-radius: ${radius.base};
  background: ${color.dangerSoft};
  color: ${color.dangerHover};
  svg {
    flex: none;
    margin-top: 3px;
  }
`;
