import {
  Button,
  Chip,
  type ChipColor,
  EmptyState,
  Icon,
  IconButton,
  Link,
  PageHeader,
  Skeleton,
  Spinner,
  toast,
} from '@gym/hub-kit';
import { graphql } from '@gym/hub-kit/graphql';
import {
  BulkRunDialog,
  ConfirmDialog,
  Dialog,
  Fact,
  Facts,
  LeaveQuestion,
  PageTurner,
  RecordLink,
  RunDialog,
  SendingQuestion,
  SimpleTable,
} from '@gym/hub-kit/screen';
import { iconNames, RecordPagesProvider } from '@gym/hub-kit/shell';
import { Suspense, useState } from 'react';
import { membersScreen } from './members-screen.ts';
import { Line, Shown } from './shown.tsx';

const long = 'A very long text that has no place in one line of a phone and has to wrap or to be cut';
const looks = ['solid', 'outline', 'quiet', 'danger'] as const;
const chips: ChipColor[] = ['green', 'orange', 'red', 'blue', 'grey'];

/** Buttons, texts and states of a page. */
export function Elements() {
  return (
    <>
      <Shown of={['PageHeader']}>
        <PageHeader title="Lockers" icon="lock" subtitle={long}>
          <Button icon="refresh">Count again</Button>
        </PageHeader>
      </Shown>
      <Shown of={['Button', 'IconButton', 'Spinner']}>
        {[{}, { disabled: true }, { busy: true }].map((state, index) => (
          <Line key={index}>
            {looks.map(look => (
              <Button key={look} look={look} icon="add" {...state}>
                {look}
              </Button>
            ))}
          </Line>
        ))}
        <Line>
          <IconButton icon="edit" label="Edit" />
          <IconButton icon="delete" label="Delete" danger />
          <IconButton icon="close" label="Close" disabled />
          <p style={{ position: 'relative', width: 16, height: 16 }}>
            <Spinner />
          </p>
        </Line>
      </Shown>
      <Shown of={['Chip']}>
        <Line>
          {chips.map(color => (
            <Chip key={color} color={color}>
              {color}
            </Chip>
          ))}
          <Chip color="blue">{long}</Chip>
        </Line>
      </Shown>
      <Shown of={['EmptyState', 'Link']}>
        <EmptyState icon="search" title="No lockers found" text={long}>
          <Button icon="reset">Reset</Button>
          <Link to="/elements">Show all</Link>
        </EmptyState>
      </Shown>
      <Shown of={['RecordLink']}>
        <RecordPagesProvider value={{ member: { page: '/members' } }}>
          <RecordLink record="member" id="17">
            Ada Adams
          </RecordLink>
        </RecordPagesProvider>
      </Shown>
      <Shown of={['Facts', 'Fact']}>
        {(['grid', 'figures', 'lines'] as const).map(look => (
          <Facts key={look} $look={look} style={{ marginBottom: 16 }}>
            <Fact label="Locker">17</Fact>
            <Fact label="Nothing">{null}</Fact>
            <Fact label="Place">{long}</Fact>
          </Facts>
        ))}
      </Shown>
      <Shown of={['SimpleTable']}>
        {[640, 300].map(width => (
          <div key={width} style={{ maxWidth: width }}>
            <Suspense>
              <SimpleTable
                caption={`Lockers in ${width} pixels`}
                columns={[
                  { title: 'Locker', look: 'line', cell: ({ number }) => `Locker ${number}` },
                  { title: 'Fee', look: 'amount', cell: ({ fee }) => fee },
                  { title: 'Place', cell: ({ place }) => place },
                  { title: 'Actions', look: 'actions', cell: () => <Button>Open</Button> },
                ]}
                rows={[
                  { number: '17', fee: '$5.00', place: long },
                  { number: '18', fee: '$12.00', place: '' },
                ]}
                keyOf={({ number }) => number}
              />
            </Suspense>
          </div>
        ))}
      </Shown>
      <Shown of={['Skeleton']}>
        <Skeleton $width="60%" />
      </Shown>
      <Shown of={['Icon']}>
        <Line>
          {iconNames.map(name => (
            <Icon key={name} name={name} />
          ))}
          <Icon name={{ paths: ['M4 4h16v16H4z', 'M4 12h16'] }} />
        </Line>
      </Shown>
      <Dialogs />
      <Runs />
    </>
  );
}

const previewDocument = graphql(`
  mutation GalleryPreview {
    run: runDunning(dryRun: true) {
      fees
    }
  }
`);

const runDocument = graphql(`
  mutation GalleryRun {
    run: runDunning {
      runId
    }
  }
`);

function Runs() {
  const [isOpen, setOpen] = useState(false);
  const [isBulkOpen, setBulkOpen] = useState(false);
  const [offset, setOffset] = useState(25);
  const close = () => setOpen(false);
  const closeBulk = () => setBulkOpen(false);
  return (
    <Shown of={['RunDialog', 'BulkRunDialog', 'PageTurner']}>
      <Button onClick={() => setOpen(true)}>Open a run</Button>
      <Button onClick={() => setBulkOpen(true)}>Open a bulk operation</Button>
      {isBulkOpen && (
        <Suspense>
          <BulkRunDialog
            screen={membersScreen}
            target={{ ids: ['1'], filter: null, search: null }}
            count={1}
            nameOf={() => undefined}
            label={({ count, records }) => `Welcome ${count} ${records}`}
            document={membersScreen.documents.bulkUpdate!}
            initial={noInput}
            check={() => ({})}
            variables={() => ({ patch: { status: 'active' } })}
            onStarted={closeBulk}
            onClose={closeBulk}
          />
        </Suspense>
      )}
      <PageTurner offset={offset} total={60} onTurn={setOffset} />
      {isOpen && (
        <Suspense>
          <RunDialog
            title="Run Dunning"
            subtitle={long}
            width={640}
            initial={noInput}
            preview={{ document: previewDocument, variables: () => ({}) }}
            total={() => 60}
            effect={() => 'Run'}
            run={{ document: runDocument, takesKey: true, variables: () => ({}) }}
            failed="Failed to run"
            done={close}
            onClose={close}
            show={({ run }) => <p>{run.fees}</p>}
          />
        </Suspense>
      )}
    </Shown>
  );
}

const noInput = {};

function Dialogs() {
  const [open, setOpen] = useState<'dialog' | 'confirm' | 'leave' | 'sending' | null>(null);
  const close = () => setOpen(null);
  return (
    <Shown of={['Dialog', 'ConfirmDialog', 'LeaveQuestion', 'SendingQuestion']}>
      <Line>
        <Button onClick={() => setOpen('dialog')}>Open a dialog</Button>
        <Button onClick={() => setOpen('confirm')}>Ask for confirmation</Button>
        <Button onClick={() => setOpen(open === 'leave' ? null : 'leave')}>
          {open === 'leave' ? 'Leave freely' : 'Ask before leaving'}
        </Button>
        <Button onClick={() => setOpen(open === 'sending' ? null : 'sending')}>
          {open === 'sending' ? 'Sent' : 'Send'}
        </Button>
        <Button onClick={() => toast.success('Saved')}>Show a toast</Button>
        <Button onClick={() => toast.error(`Failed to save: ${long}`)}>Show an error</Button>
      </Line>
      {open === 'dialog' && (
        <Dialog
          title="Dialog"
          subtitle={long}
          onClose={close}
          footer={<Button onClick={close}>Close it</Button>}
        >
          <p>{`${long}. `.repeat(20)}</p>
        </Dialog>
      )}
      {open === 'confirm' && (
        <ConfirmDialog
          title="Delete Locker"
          text="Are you sure you want to delete this locker?"
          detail={long}
          confirmLabel="Delete"
          onConfirm={close}
          onClose={close}
        />
      )}
      {open === 'leave' && (
        <LeaveQuestion title="Leave?" text="The token is not shown again." confirmLabel="Leave" />
      )}
      {open === 'sending' && <SendingQuestion />}
    </Shown>
  );
}
