import { Button, PageHeader } from '@gym/hub-kit';
import { ChartPanel, RowsLink } from '@gym/hub-kit/charts';
import { formatNumber } from '@gym/hub-kit/format';
import { graphql } from '@gym/hub-kit/graphql';
import {
  AddButton,
  AuditEntries,
  CrudDialog,
  CrudPanel,
  CrudScreen,
  crudTab,
  DocumentButtons,
  ChoiceText,
  FactOf,
  Facts,
  HeaderActions,
  RecordHistory,
  RecordPage,
  RelatedRecords,
  SentFact,
  Slot,
  TabbedScreen,
  TokenList,
  useCrud,
  useDocumentActions,
} from '@gym/hub-kit/screen';
import { TokenListProvider, type TokenListProps } from '@gym/hub-kit/shell';
import { useState } from 'react';
import { locationsScreen } from './locations-screen.ts';
import { Shown } from './shown.tsx';

/** In place of the list of the shell. */
const ExampleTokens = ({ everybody }: TokenListProps) => (
  <p>{everybody ? 'The tokens of all users' : 'Your tokens'}</p>
);

const receiptDocument = graphql(`
  query GalleryReceipt($id: ID!) {
    file: receiptPdf(id: $id) {
      name
      content
    }
  }
`);

const statusDocument = graphql(`
  query GalleryLocations {
    groups: locationsAggregate(groupBy: [{ status: true }]) {
      group {
        status
      }
      count
    }
  }
`);

const relatedDocument = graphql(`
  query GalleryRelated($name: String!) {
    page: locations(filter: { name: { eq: $name } }, page: { limit: 10 }) {
      items {
        id
        name
        city
      }
      totalCount
    }
  }
`);

const recordDocument = graphql(`
  query GalleryRecord($id: ID!) {
    record: location(id: $id) {
      id
      name
      city
    }
  }
`);

export function Record() {
  return (
    <Shown of={['RecordPage', 'FactOf', 'ChoiceText']}>
      <PageHeader title="Page of a record" icon="users" />
      <RecordPage
        screen={locationsScreen}
        id="1"
        document={recordDocument}
        head={({ name, city }) => ({
          name,
          status: { text: 'Open', color: 'green' },
          warnings: ['The lease ends in three days.'],
          facts: [
            { label: 'Phone', value: '555-0100', kind: 'phone' },
            { label: 'Email', value: 'pier@example.com', kind: 'email' },
            { label: 'City', value: city },
            { label: 'Status', value: <ChoiceText screen={locationsScreen} name="status" value="active" /> },
            {
              label: 'Locations',
              value: (
                <FactOf document={relatedDocument} variables={{ name }}>
                  {({ page }) => formatNumber(page.totalCount)}
                </FactOf>
              ),
            },
          ],
        })}
        list="/list/rows"
        slot={{ name: 'member', memberId: '1' }}
      />
    </Shown>
  );
}

export function ListScreen() {
  const actions = useDocumentActions(receiptDocument);
  return (
    <Shown of={['CrudScreen', 'useDocumentActions']}>
      <CrudScreen screen={locationsScreen} actions={actions} />
    </Shown>
  );
}

export function TabScreen() {
  return (
    <Shown of={['TabbedScreen', 'HeaderActions', 'CrudPanel', 'AddButton', 'CrudDialog']}>
      <TabbedScreen
        title="Locations"
        icon="facilities"
        label="Locations and their figures"
        tabs={[
          { key: 'own', title: 'Own list', icon: 'table', content: <OwnList /> },
          crudTab('locations', locationsScreen),
        ]}
      />
    </Shown>
  );
}

function OwnList() {
  const crud = useCrud(locationsScreen);
  const [adding, setAdding] = useState(false);
  return (
    <>
      <HeaderActions>
        <Button icon="wrench" onClick={() => setAdding(true)}>
          Add in a dialog
        </Button>
        <AddButton screen={locationsScreen} crud={crud} />
      </HeaderActions>
      <CrudPanel screen={locationsScreen} crud={crud} />
      {adding && (
        <CrudDialog
          screen={locationsScreen}
          target={{ mode: 'add' }}
          editable
          onClose={() => setAdding(false)}
          onSaved={() => undefined}
        />
      )}
    </>
  );
}

export function Parts() {
  return (
    <>
      <PageHeader title="Parts of screens" icon="columns" />
      <Shown of={['RelatedRecords', 'Slot']}>
        <RelatedRecords
          document={relatedDocument}
          variables={{ name: 'Pier' }}
          entity={{ one: 'location', many: 'locations' }}
          columns={[
            { key: 'name', title: 'Name' },
            { key: 'city', title: 'City' },
          ]}
          all="/list/rows"
        />
        <Slot name="member" memberId="1" />
      </Shown>
      <Shown of={['RowsLink']}>
        <p>
          <RowsLink href="/members?f.status=active">20</RowsLink> members are active.
        </p>
      </Shown>
      <Shown of={['ChartPanel']}>
        <ChartPanel
          title="Locations by status"
          requires="locations:view"
          document={statusDocument}
          variables={{}}
          chart={({ groups }) => ({
            category: 'Status',
            labels: groups.map(({ group }, index) => `${group.status ?? ''} ${index}`),
            series: [{ label: 'Locations', values: groups.map(({ count }) => count) }],
            format: formatNumber,
          })}
        />
      </Shown>
      <Shown of={['DocumentButtons']}>
        <DocumentButtons document={receiptDocument} id="1" />
      </Shown>
      <Shown of={['SentFact']}>
        <Facts>
          <SentFact causes={['invoice/1']} />
        </Facts>
      </Shown>
      <Shown of={['RecordHistory']}>
        <RecordHistory resource="locations" id="1" />
      </Shown>
      <Shown of={['AuditEntries']}>
        <AuditEntries filter={{}} />
      </Shown>
      <Shown of={['TokenList']}>
        <TokenListProvider value={ExampleTokens}>
          <TokenList everybody />
        </TokenListProvider>
      </Shown>
    </>
  );
}
