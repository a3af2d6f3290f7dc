import { formatMonth } from '../common/format.ts';
import { t } from '../common/text.ts';
import { color, space } from '../theme/theme.ts';
import { Button } from '../elements/button.tsx';
import { copyIcon } from '../elements/copy-icon.ts';
import { EmptyState } from '../elements/empty-state.tsx';
import { Icon } from '../elements/icons.tsx';
import { leave } from '../elements/leave-guard.ts';
import { toast } from '../elements/toast.ts';
import { useNavigate, useSearchParams } from 'react-router';
import { useRecordAddress } from '../common/record-pages.ts';
import { useSession } from '../common/session.tsx';
import { useApolloClient } from '@apollo/client/react';
import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { useFreshQuery } from '../common/fresh.ts';
import { readApiError, reasonOf, type ApiError } from './api-error.ts';
import { useClosedMonths } from './closed-months.ts';
import { reportFailure } from './report-failure.ts';
import type { AnyScreen, Identified } from '../definition/define-screen.ts';
import type { NewRecordContext } from '../definition/field-definition.ts';
import { dialogTitle, type Messages } from '../definition/messages.ts';
import { FailureState } from '../elements/failure-state.tsx';
import { note } from '../elements/looks.ts';
import { useHeldWhileUnsaved } from '../elements/use-unsaved-input.ts';
import { openingValues } from './computation.ts';
import { duplicateValues } from './duplicate-values.ts';
import { fromRecord, type FormValues } from './form-values.ts';
import { RecordForm } from './record-form.tsx';
import type { SavedVersion } from './save-record.ts';
import type { ListOfRecord, StateOfLink } from './list-of-record.ts';
import { StepButtons } from './step-buttons.tsx';
import { useRecordSteps } from './use-record-steps.ts';
import { withoutPresets } from './preset-values.ts';
import { readPresets } from './read-presets.ts';
import { StoredRecordProvider } from './stored-record.ts';
import type { DialogTarget } from './dialog-target.ts';
import { BareDialog, WaitingDialog } from './waiting-dialog.tsx';

export interface CrudDialogProps {
  screen: AnyScreen;
  messages: Messages;
  target: DialogTarget;
  /** The name of the stored record, shown below the title. */
  recordName?: string | undefined;
  /** Names a record that the list around does not have. */
  nameOf: (record: Identified) => string | undefined;
  /** Without it a record is shown but can't be changed. */
  editable: boolean;
  locked?(record: Identified): boolean;
  onClose: () => void;
  onSaved: () => void;
  /** The list that led to a stored record: it offers the records before and after. */
  list?: ListOfRecord | undefined;
  /** Called with every failure, which also shows a toast. */
  onFailed?: (error: ApiError) => void;
  /** What else there is to know of a stored record, by its id, rendered above its form. */
  details?: (id: string) => ReactNode;
  /** Replaces the sections: a form of the screen's own, of the fields of this package. */
  children?: ReactNode;
}

/** Adds a record, or opens one from the server. Closing discards what was typed. */
export default function CrudDialog(props: CrudDialogProps) {
  const { target: given, details, ...rest } = props;
  const [later, setLater] = useState<LaterRecord | null>(null);
  const target: DialogTarget = later ? { mode: 'add', from: later.from } : given;
  const round = (later?.round ?? 0) + 1;
  const { form, addForm = form } = props.screen;
  const { user } = useSession();
  const [searchParams, setSearchParams] = useSearchParams();
  const context: NewRecordContext = { user, searchParams };
  if (target.mode === 'open') {
    const empty = form.empty(context);
    const changes = readPresets(searchParams, empty);
    const { id } = target;
    return (
      <StoredRecord
        {...rest}
        id={id}
        details={details?.(id)}
        empty={empty}
        changes={changes}
        onDuplicate={() => leave(() => setLater({ round, from: id }))}
      />
    );
  }
  const screen = { ...props.screen, form: addForm };
  const empty = addForm.empty(context);
  const presets = later ? {} : readPresets(searchParams, empty);
  const addAnother = () => {
    setLater({ round });
    // What the link proposed is saved: a reload begins with an empty form, too.
    if (searchParams.has('add')) setSearchParams(toEmptyForm, { replace: true });
  };
  const newForm = (copied?: FormValues) => (
    <NewRecord
      key={later?.round}
      {...rest}
      screen={screen}
      empty={openingValues(addForm.computed, { ...empty, ...copied }, presets, context)}
      isCopy={copied !== undefined}
      editable
      recordName={undefined}
      onAnother={addAnother}
    />
  );
  if (!target.from) return newForm();
  const title = t(dialogTitle(screen, 'add', true));
  return (
    <FetchedRecord {...rest} id={target.from} title={title} recordName={undefined}>
      {record => newForm(duplicateValues(addForm, record, empty))}
    </FetchedRecord>
  );
}

function toEmptyForm(address: URLSearchParams): URLSearchParams {
  const next = withoutPresets(address);
  next.set('add', '');
  return next;
}

/** A new record that follows the one with which the dialog was opened. */
interface LaterRecord {
  /** Counts them: each has a form of its own. */
  round: number;
  /** The stored record of which it is a copy. */
  from?: string;
}

type OpenDialogProps = Omit<CrudDialogProps, 'target' | 'details'> & { empty: FormValues };

function NewRecord(props: OpenDialogProps & { isCopy: boolean; onAnother: () => void }) {
  const { screen, messages, onClose } = props;
  const title = t(dialogTitle(screen, 'add', true));
  const proposed = useProposal(screen.documents.prepare, messages.prepareFailed);
  if (!proposed) return <WaitingDialog title={title} onClose={onClose} />;
  return (
    <RecordForm {...props} saved={null} initial={{ ...props.empty, ...proposed }} proposed={proposed}>
      {props.children}
    </RecordForm>
  );
}

/** The values that the server proposes; empty without a response, null while it is requested. */
function useProposal(document: AnyScreen['documents']['prepare'], failed: string): FormValues | null {
  const client = useApolloClient();
  const [proposed, setProposed] = useState<FormValues | null>(document ? null : {});
  useEffect(() => {
    if (!document) return;
    let isCurrent = true;
    const report = (failure: unknown) => {
      console.error(failed, failure);
      toast.error(t(failed));
      return {};
    };
    void client
      .query({ query: document, fetchPolicy: 'no-cache' })
      .then(({ data }) => data ?? {}, report)
      .then(values => isCurrent && setProposed(values));
    return () => {
      isCurrent = false;
    };
  }, [client, document, failed]);
  return proposed;
}

interface StoredRecordProps extends OpenDialogProps {
  id: string;
  details: ReactNode;
  /** What the link that led here proposes to change. */
  changes: FormValues;
  onDuplicate: () => void;
}

function StoredRecord(props: StoredRecordProps) {
  const closedMonthOf = useClosedMonths(props.screen);
  const title = t(dialogTitle(props.screen, 'open', props.editable));
  return (
    <FetchedRecord {...props} title={title}>
      {record => <StoredForm {...props} record={record} closedMonth={closedMonthOf(record)} />}
    </FetchedRecord>
  );
}

type Stored = FormValues & Identified & { version: number };

interface StoredFormProps extends StoredRecordProps {
  record: Stored;
  closedMonth: string | null;
}

function StoredForm({ record, closedMonth, ...props }: StoredFormProps) {
  const steps = useRecordSteps(props.screen, props.id, props.list, useOpenRecord(props.screen, props.id));
  const { screen, id, empty, changes } = props;
  const { can } = useSession();
  const locked = closedMonth !== null || props.locked?.(record);
  // A month whose closing becomes known while somebody types closes no form.
  const editable = useHeldWhileUnsaved(props.editable && !locked);
  const saved: SavedVersion = { id, version: record.version };
  const mayAdd = screen.documents.create !== undefined && can(`${screen.resource}:add`);
  return (
    <StoredRecordProvider value={record}>
      <RecordForm
        {...props}
        recordName={props.recordName ?? props.nameOf(record)}
        editable={editable}
        details={
          <>
            {closedMonth && <ClosedNote month={closedMonth} />}
            {props.details}
          </>
        }
        tools={
          (steps || mayAdd) && (
            <>
              {steps && <StepButtons {...steps} />}
              {mayAdd && (
                <Button look="quiet" icon={copyIcon} onClick={props.onDuplicate}>
                  {t('Duplicate')}
                </Button>
              )}
            </>
          )
        }
        saved={saved}
        initial={fromRecord(record, empty)}
        changes={editable ? changes : undefined}
      >
        {props.children}
      </RecordForm>
    </StoredRecordProvider>
  );
}

/** Shows another record in place of one, in the dialog of a list or of the page of a record. */
function useOpenRecord(screen: AnyScreen, shownId: string) {
  const [searchParams, setSearchParams] = useSearchParams();
  const navigate = useNavigate();
  const addressOf = useRecordAddress();
  return (id: string, list: ListOfRecord) => {
    const { limit, offset } = list.page;
    if (searchParams.get('id') === shownId) {
      const next = withoutPresets(searchParams);
      next.set('id', id);
      if (offset > 0) next.set('page', String(offset / limit + 1));
      else next.delete('page');
      return setSearchParams(next, { replace: true });
    }
    const address = screen.record && addressOf(screen.record, id);
    if (address)
      void navigate(`${address}?details`, { replace: true, state: { current: list } satisfies StateOfLink });
    return undefined;
  };
}

type FetchedRecordProps = Pick<
  CrudDialogProps,
  'screen' | 'messages' | 'recordName' | 'onClose' | 'onFailed'
> & {
  id: string;
  /** Of the dialog until the record is there. */
  title: string;
  children: (record: Stored) => ReactNode;
};

/** What is rendered of a record from the server, and dialogs for the time before and where there is none. */
function FetchedRecord({ screen, id, title, recordName, onClose, ...props }: FetchedRecordProps) {
  const { data, error, retry } = useFreshQuery(screen.documents.get, { id });
  useDetailsError(error, props.messages.detailsFailed, props.onFailed);
  const record = data?.record;
  if (record) return props.children(record);
  if (!data && !error) return <WaitingDialog title={title} recordName={recordName} onClose={onClose} />;
  const gone = record === null || (error && readApiError(error).code === 'NOT_FOUND');
  return (
    <BareDialog title={title} recordName={recordName} onClose={onClose}>
      {gone && (
        <EmptyState
          icon="info"
          title={t('This {entity} no longer exists', { entity: t(screen.entity.one) })}
          text={t('Another user may have deleted it.')}
        />
      )}
      {error && !gone && (
        <FailureState
          title={t(props.messages.detailsFailed)}
          text={reasonOf(readApiError(error))}
          onRetry={retry}
        />
      )}
    </BareDialog>
  );
}

/** Reports once that a record could not be fetched; a deleted one is no failure. */
function useDetailsError(
  failure: Error | undefined,
  sentence: string,
  onFailed: CrudDialogProps['onFailed'],
) {
  const report = useEffectEvent((error: ApiError) => onFailed?.(error));
  useEffect(() => {
    if (!failure) return;
    if (readApiError(failure).code === 'NOT_FOUND') return;
    report(reportFailure(sentence, failure));
  }, [failure, sentence]);
}

/** Says why a record of a closed month is not edited, and how it is corrected. */
function ClosedNote({ month }: { month: string }) {
  const { can } = useSession();
  return (
    <Note role="note">
      <Icon name="lock" size={16} />
      <div>
        <strong>{t('{month} is closed', { month: formatMonth(month, 'long') })}</strong>
        <p>
          {can('closed-periods:delete')
            ? t(
                'This record can no longer be changed or deleted. Add a correction that is dated in an open month, or reopen the month under Closed Periods.',
              )
            : t(
                'This record can no longer be changed or deleted. Add a correction that is dated in an open month, or ask a user who may reopen periods.',
              )}
        </p>
      </div>
    </Note>
  );
}

const Note = styled.div`
  display: flex;
  gap: ${space(2)};
  margin-bottom: ${space(4)};
  ${note}
  background: ${color.sunken};
  > svg {
    flex: none;
    margin-top: 2px;
    color: ${color.muted};
  }
`;
