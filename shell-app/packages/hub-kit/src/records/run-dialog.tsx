import type { OperationVariables } from '@apollo/client';
import { FormikProvider, useFormik, type FormikErrors, type FormikValues } from 'formik';
import {
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
  type FormEvent,
  type ReactNode,
  type RefObject,
} from 'react';
import styled from 'styled-components';
import { type TypedDocumentNode, useApolloClient } from '../common/graphql.ts';
import { longRequest } from '../common/long-request.ts';
import { t, translateMessage } from '../common/text.ts';
import { Button } from '../elements/button.tsx';
import { Dialog } from '../elements/dialog.tsx';
import { useDiscardQuestion } from '../elements/discard-question.tsx';
import { SendingQuestion } from '../elements/leave-question.tsx';
import { dimmed, note } from '../elements/looks.ts';
import { RetryLine } from '../elements/retry-line.tsx';
import { Skeleton } from '../elements/skeleton.tsx';
import { color, space } from '../theme/theme.ts';
import { failureText, readApiError, reasonOf, type ApiError } from './api-error.ts';
import { focusFirstError } from './focus-first-error.ts';
import type { Creation } from './creation.ts';
import { creationOf } from './creation-of.ts';
import { formatDays } from './format-days.ts';
import PageTurner from './page-turner.tsx';
import { usePreviewed, type Previewed } from './use-previewed.ts';
import { write } from './write.ts';

/** The debounce of a preview while input changes, in milliseconds. */
const PAUSE = 300;

export interface RunDialogProps<
  Values extends FormikValues,
  Data,
  PreviewVariables extends OperationVariables,
  Result,
  RunVariables extends OperationVariables,
> {
  title: string;
  subtitle?: string | undefined;
  width: number;
  initial: Values;
  /** What is missing or wrong, by field; the run is previewed once there is nothing. */
  check?: (values: Values) => FormikErrors<Values>;
  /** The dry run. `offset` is the offset of the page of its rows. */
  preview: {
    document: TypedDocumentNode<Data, PreviewVariables>;
    variables: (values: Values, offset: number) => PreviewVariables;
  };
  /** The rows of a preview, on all pages; without it, a preview has one page. */
  total?: (previewed: Data) => number;
  /** What the button says, before there is a preview as well; null where there is nothing to do. */
  effect: (previewed: Data | null) => string | null;
  /** The run cannot be reversed. */
  danger?: boolean | undefined;
  /** The run. A mutation with the variable `preview` runs exactly what the preview shows, else it is a CONFLICT. */
  run: {
    document: TypedDocumentNode<Result, RunVariables>;
    /** Whether the mutation takes an Idempotency-Key. */
    takesKey: boolean;
    variables: (values: Values, previewed: Data) => RunVariables;
  };
  /** Says that it could not be run. */
  failed: string;
  /** Called when what the dialog shows has changed meanwhile: requests again what is not part of the preview. */
  onConflict?: () => void;
  done: (result: Result, previewed: Data) => void;
  onClose: () => void;
  show: (previewed: Data) => ReactNode;
  /** The fields, and the preview below or beside them; by default the preview alone. */
  children?: (preview: ReactNode) => ReactNode;
}

/** The form, the preview and the button of a run. */
export default function RunDialog<
  Values extends FormikValues,
  Data,
  PreviewVariables extends OperationVariables,
  Result,
  RunVariables extends OperationVariables,
>(props: RunDialogProps<Values, Data, PreviewVariables, Result, RunVariables>) {
  const { check = () => ({}), children = preview => preview, onClose } = props;
  const formId = useId();
  const element = useRef<HTMLFormElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [offset, setOffset] = useState(0);
  const [notice, setNotice] = useState<string | null>(null);
  const [isAwaited, setAwaited] = useState(false);
  const form = useFormik<Values>({
    initialValues: props.initial,
    validate: check,
    validateOnChange: false,
    onSubmit: submit,
  });
  const isComplete = Object.keys(check(form.values)).length === 0;
  const variables = isComplete ? props.preview.variables(form.values, offset) : null;
  const preview = usePreviewed(props.preview.document, variables, offset === 0 ? PAUSE : 0);
  const { latest, isCurrent, loading, error } = preview;
  const previewed = isCurrent && latest ? latest.data : null;
  const effect = props.effect(error ? null : (latest?.data ?? null));
  const send = useSend(props.run);
  useFieldMessages(error, form.setStatus);
  useFirstFocus(element, check(props.initial));
  // Other input has other rows.
  const input = JSON.stringify(form.values);
  const [pagedInput, setPagedInput] = useState(input);
  if (pagedInput !== input) {
    setPagedInput(input);
    setOffset(0);
  }

  const isReady = previewed !== null && effect !== null;

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    // Enter in a field leads to the button, which says what it does.
    if (isReady && event.currentTarget.contains(document.activeElement)) {
      event.preventDefault();
      setAwaited(true);
      return button.current?.focus();
    }
    form.handleSubmit(event);
    focusFirstError(element.current);
  }

  async function submit(values: Values) {
    setAwaited(loading);
    if (!isReady) return;
    setNotice(null);
    try {
      props.done(await send(props.run.variables(values, previewed)), previewed);
    } catch (failure) {
      const error = readApiError(failure);
      if (error.outcome !== 'conflict') console.error(props.failed, failure);
      const isOfPreview =
        'preview' in props.run.variables(values, previewed) || props.onConflict !== undefined;
      setNotice(noticeOf(error, props.failed, isOfPreview));
      if (error.outcome === 'conflict') props.onConflict?.();
      if (error.outcome !== 'unknown' && error.savedId === null) preview.reload();
    }
  }

  const { close, question } = useDiscardQuestion(form.dirty && !form.isSubmitting, onClose);
  return (
    <>
      <Dialog
        title={props.title}
        subtitle={props.subtitle}
        width={props.width}
        fullOnSmall
        busy={form.isSubmitting}
        onClose={close}
        footer={
          <>
            <Button onClick={close} disabled={form.isSubmitting}>
              {t('Close')}
            </Button>
            <Button
              ref={button}
              look={props.danger ? 'danger' : 'solid'}
              type="submit"
              form={formId}
              busy={form.isSubmitting}
              aria-disabled={!isReady || undefined}
            >
              {effect ?? t('Nothing to do')}
            </Button>
          </>
        }
      >
        {notice && <Notice role="alert">{notice}</Notice>}
        {isAwaited && !error && (loading || effect !== null) && (
          <Awaited role="status">
            {loading
              ? t('The preview is loading. Nothing was executed yet.')
              : t('The preview is shown. Check it, and confirm again.')}
          </Awaited>
        )}
        <FormikProvider value={form}>
          <form ref={element} id={formId} noValidate onSubmit={onSubmit}>
            {children(
              <section aria-label={t('Preview')} aria-busy={loading}>
                <Preview preview={preview} fields={Object.keys(form.values)}>
                  {data => (
                    <>
                      {props.show(data)}
                      {props.total && (
                        <PageTurner
                          offset={Number(latest?.variables['offset'] ?? 0)}
                          total={props.total(data)}
                          onTurn={setOffset}
                        />
                      )}
                    </>
                  )}
                </Preview>
              </section>,
            )}
          </form>
        </FormikProvider>
      </Dialog>
      {form.isSubmitting && <SendingQuestion />}
      {question}
    </>
  );
}

/** Sends a run, and once more where it takes a key and no response came. */
function useSend<Result, RunVariables extends OperationVariables>({
  document,
  takesKey,
}: {
  document: TypedDocumentNode<Result, RunVariables>;
  takesKey: boolean;
}) {
  const client = useApolloClient();
  // One key for all attempts of the dialog: what an earlier one did is not done again with other values.
  const creation = useRef<Creation>(undefined);
  return async (variables: RunVariables): Promise<Result> => {
    const mutate = (context: object) =>
      write<Result, OperationVariables>(client, {
        mutation: document,
        variables,
        context: { ...context, ...longRequest },
      });
    creation.current ??= creationOf(document, { id: variables['id'] as unknown });
    const { data } = await (takesKey ? creation.current.sendWithRetry(mutate) : mutate({}));
    return data as Result;
  };
}

/** Messages of the server stay below their fields until the input changes. */
function useFieldMessages(error: ApiError | null, setStatus: (messages: Record<string, string>) => void) {
  const show = useEffectEvent(() =>
    setStatus(
      Object.fromEntries(
        Object.entries(error?.fields ?? {}).map(([name, message]) => [name, serverText(message)]),
      ),
    ),
  );
  useEffect(() => show(), [error]);
}

const serverText = (message: string) => formatDays(translateMessage(message));

/** Why a run failed, and what to do. */
function noticeOf(error: ApiError, failed: string, isOfPreview: boolean): string {
  if (error.savedId !== null)
    return t(
      'Your earlier attempt was executed as you had entered it then: only the response to it was lost. Close this dialog and look at what it did before you go on.',
    );
  if (error.outcome === 'conflict' && isOfPreview)
    return t(
      'Something changed since the preview, and nothing was executed. Check the new preview and confirm again.',
    );
  if (error.code === 'NETWORK')
    return t('The server did not respond. It may have been executed. Try again: it is never executed twice.');
  return formatDays(failureText(failed, error));
}

/** The last preview stays, dimmed, while the next one loads. */
function Preview<Data, Variables>({
  preview: { latest, isCurrent, loading, error, reload },
  fields,
  children,
}: {
  preview: Previewed<Data, Variables>;
  fields: readonly string[];
  children: (data: Data) => ReactNode;
}) {
  if (error) return <PreviewFailure error={error} fields={fields} onRetry={reload} />;
  if (latest) return <Content data-waiting={isCurrent ? undefined : ''}>{children(latest.data)}</Content>;
  if (!loading) return <Hint>{t('Complete the form to see what will happen.')}</Hint>;
  return (
    <Content role="status" aria-label={t('Loading…')}>
      {['70%', '85%', '60%'].map(width => (
        <Skeleton key={width} $width={width} />
      ))}
    </Content>
  );
}

interface PreviewFailureProps {
  error: ApiError;
  fields: readonly string[];
  onRetry: () => void;
}

/** Codes of what the same input would cause again. */
const REJECTED: ReadonlySet<string> = new Set(['BAD_USER_INPUT', 'CONFLICT', 'FORBIDDEN']);

function PreviewFailure({ error, fields, onRetry }: PreviewFailureProps) {
  if (!REJECTED.has(error.code))
    return (
      <RetryLine
        text={formatDays(t('The preview did not load: {reason}', { reason: reasonOf(error) }))}
        onRetry={onRetry}
      />
    );
  const atFields = Object.entries(error.fields);
  const generalMessages = atFields.filter(([name]) => !fields.includes(name)).map(([, message]) => message);
  const messages = atFields.length > 0 ? generalMessages : error.messages;
  return (
    <Problem role="alert">
      {messages.map(serverText).join(' ') || t('Correct the marked fields to see the preview.')}
    </Problem>
  );
}

/** Focuses the first field that must be filled in, else the first one, after the dialog has taken the focus. */
function useFirstFocus(form: RefObject<HTMLFormElement | null>, problems: object) {
  const focus = useEffectEvent(() => {
    const controls = [
      ...(form.current?.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input, select') ?? []),
    ];
    (controls.find(({ name }) => Object.hasOwn(problems, name)) ?? controls[0])?.focus();
  });
  useEffect(() => focus(), []);
}

const Content = styled.div`
  display: grid;
  gap: ${space(4)};
  ${dimmed}
`;

const Hint = styled.p`
  color: ${color.muted};
`;

const Problem = styled.p`
  color: ${color.danger};
`;

const Awaited = styled.p`
  margin-bottom: ${space(4)};
  color: ${color.muted};
`;

const Notice = styled.p`
  ${note}
  margin-bottom: ${space(4)};
  border-color: ${color.dangerLine};
  background: ${color.dangerSoft};
  color: ${color.dangerHover};
`;
