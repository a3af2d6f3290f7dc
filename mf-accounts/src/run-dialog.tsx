import { Button, Skeleton, space } from '@gym/hub-kit';
import { t } from '@gym/hub-kit/format';
import {
  Creation,
  Dialog,
  failureText,
  longRequest,
  readApiError,
  reasonOf,
  SendingQuestion,
  type Previewed,
} from '@gym/hub-kit/screen';
import { useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { Note, PageTurner } from './run-parts.tsx';

interface RunDialogProps<Data, Variables extends { offset: number }> {
  title: string;
  subtitle: string;
  width: number;
  /** What the Idempotency-Key of the run is stored under. */
  name: string;
  preview: Previewed<Data, Variables>;
  /** Of the items in a preview. */
  totalOf: (data: Data) => number;
  onTurn: (offset: number) => void;
  /** What the button says; null where there is nothing to do. */
  effectOf: (data: Data) => string | null;
  /** Starts the run with this context of Apollo Client. @returns its id */
  start: (context: object) => Promise<string | null | undefined>;
  onStarted: (runId: string, previewed: Data) => void;
  onClose: () => void;
  /** Says that it could not be started. */
  failed: string;
  /** The id of the form that requests a preview, and its fields. */
  form?: { id: string; fields: ReactNode };
  children: (data: Data) => ReactNode;
}

/**
 * The dialog of a run on money: its preview, and a button that says what it does and starts it once.
 */
export function RunDialog<Data, Variables extends { offset: number }>({
  preview,
  form,
  ...props
}: RunDialogProps<Data, Variables>) {
  const [creation] = useState(() => new Creation(props.name));
  const [isStarting, setIsStarting] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const { shown, isCurrent, loading, error, reload } = preview;
  const effect = shown && props.effectOf(shown.data);

  const start = async ({ data }: NonNullable<typeof shown>) => {
    setIsStarting(true);
    setProblem(null);
    try {
      const id = await creation.sendWithRetry(context => props.start({ ...context, ...longRequest }));
      if (id) props.onStarted(id, data);
    } catch (failure) {
      const error = readApiError(failure);
      // A run that an earlier request with the key has started.
      if (error.savedId !== null) return props.onStarted(error.savedId, data);
      console.error(props.failed, failure);
      setProblem(
        error.outcome === 'unknown'
          ? t('The server did not respond. The run may have started. Try again: it never starts twice.')
          : failureText(props.failed, error),
      );
    } finally {
      setIsStarting(false);
    }
  };

  return (
    <>
      <Dialog
        title={props.title}
        subtitle={props.subtitle}
        width={props.width}
        fullOnSmall
        onClose={props.onClose}
        busy={isStarting}
        footer={
          <>
            <Button onClick={props.onClose} disabled={isStarting}>
              {t('Cancel')}
            </Button>
            {form && !shown ? (
              <Button look="solid" icon="search" type="submit" form={form.id} busy={loading}>
                {t('Preview')}
              </Button>
            ) : (
              <Button
                look="solid"
                icon="check"
                busy={isStarting}
                disabled={!isCurrent || !effect}
                onClick={() => shown && void start(shown)}
              >
                {effect ?? t('Nothing to do')}
              </Button>
            )}
          </>
        }
      >
        {problem && <Note role="alert">{problem}</Note>}
        {form?.fields}
        {error && (
          <Failed role="alert">
            {t('The preview did not load: {reason}', { reason: reasonOf(error) })}
            <Button icon="refresh" onClick={reload}>
              {t('Try again')}
            </Button>
          </Failed>
        )}
        {loading && (
          <div role="status" aria-label={t('Loading…')}>
            <Skeleton $width="60%" />
          </div>
        )}
        {shown && (
          <Content aria-busy={!isCurrent} data-waiting={isCurrent ? undefined : ''}>
            {props.children(shown.data)}
            <PageTurner
              offset={shown.variables.offset}
              total={props.totalOf(shown.data)}
              onTurn={props.onTurn}
            />
          </Content>
        )}
      </Dialog>
      {isStarting && <SendingQuestion />}
    </>
  );
}

const Failed = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(3)};
  padding: ${space(3)} 0;
`;

const Content = styled.div`
  &[data-waiting] {
    opacity: 0.5;
  }
`;
