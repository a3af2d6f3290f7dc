/** What must not compile. `tsc` reads this file; nothing runs it. */
import { type HubManifest, type RecordPageProps, type Slots, defineHub } from './contract/contract.ts';
import { defineScreen, type FormValuesOf } from './definition/resource-screen.ts';
import { parkingPasses, sessions } from './generated/resources.ts';
import { RelatedRecords } from './screens/slots/related-records.tsx';
import { Slot } from './screens/slots/slot.tsx';

type PanelManifest = NonNullable<HubManifest['panels']>[string];

const place = { slot: 'member', title: 'Lockers', icon: 'lock', requires: 'lockers:view' } as const;
export const offered: PanelManifest = place;
/** A slot that only the hub of its page shows. */
export const foreign: PanelManifest = { ...place, slot: 'equipmentItem' };
export const itemOf = ({ equipmentItemId }: Slots['equipmentItem']): string => equipmentItemId;
// @ts-expect-error a slot that no record has
export const astray: PanelManifest = { ...place, slot: 'membr' };
export const charted: PanelManifest = { ...place, slot: 'dashboard', orRequires: ['members:view'] };
// @ts-expect-error the dashboard has no header
export const headed: PanelManifest = { ...place, slot: 'dashboard', place: 'fact' };
export const ofList: PanelManifest = { ...place, slot: 'memberList' };
// @ts-expect-error a list of records that the API does not have
export const unlisted: PanelManifest = { ...place, slot: 'membrList' };
// @ts-expect-error a list has no header
export const headedList: PanelManifest = { ...place, slot: 'memberList', place: 'fact' };
// @ts-expect-error a further permission without what one may do with it
export const loose: PanelManifest = { ...place, orRequires: ['lockers'] };
// @ts-expect-error the dashboard has no record
export const idOf = ({ dashboardId }: Slots['dashboard']): string => dashboardId;
// @ts-expect-error an icon that the kit does not have
export const blank: PanelManifest = { ...place, icon: 'lokc' };
export const drawn: PanelManifest = { ...place, icon: { paths: ['M3 6h18'] } };
// @ts-expect-error a resource without what one may do with it
export const unguarded: PanelManifest = { ...place, requires: 'lockers' };

const screens = {};
const plain = { contract: 2, id: 'plain', title: 'Plain', icon: 'lock', order: 1, screens } as const;
const manifest = { ...plain, panels: { memberLockers: place } } as const satisfies HubManifest;

function MemberLockers({ memberId }: Slots['member']) {
  return memberId;
}
const memberLockers = () => Promise.resolve({ default: MemberLockers });

defineHub(plain, { screens });
defineHub(manifest, { screens, panels: { memberLockers } });
// @ts-expect-error a panel of the manifest that the hub does not have
defineHub(manifest, { screens });
// @ts-expect-error a panel that is misspelt
defineHub(manifest, { screens, panels: { memberLocker: memberLockers } });
// @ts-expect-error a panel that the manifest does not name
defineHub(manifest, { screens, panels: { memberLockers, trainerLockers: memberLockers } });
// @ts-expect-error a panel in a hub that offers none
defineHub(plain, { screens, panels: { memberLockers } });
const misled = () => Promise.resolve({ default: (given: { trainerId: string }) => given.trainerId });
// @ts-expect-error a panel that wants what its slot does not tell
defineHub(manifest, { screens, panels: { memberLockers: misled } });

const dashboardPanel = {
  slot: 'dashboard',
  title: 'Lockers',
  icon: 'lock',
  requires: 'lockers:view',
} as const;
const charting = { ...plain, panels: { chart: dashboardPanel } } as const satisfies HubManifest;
defineHub(charting, { screens, panels: { chart: () => Promise.resolve({ default: () => 'Lockers' }) } });
// @ts-expect-error a panel of the dashboard that wants a record
defineHub(charting, { screens, panels: { chart: memberLockers } });

const rentMany = { ...place, slot: 'memberList', title: 'Rent lockers' } as const;
const offering = { ...plain, panels: { rentMany } } as const satisfies HubManifest;
function RentMany({ target: { ids }, count, onClose }: Slots['memberList']) {
  return <button onClick={onClose}>{ids?.length ?? count}</button>;
}
defineHub(offering, { screens, panels: { rentMany: () => Promise.resolve({ default: RentMany }) } });
// @ts-expect-error a bulk action that wants one record
defineHub(offering, { screens, panels: { rentMany: memberLockers } });
// @ts-expect-error the slot of a list shows nothing by itself
export const shown = <Slot name="memberList" />;

const paged = {
  ...plain,
  screens: {
    lockers: {
      path: '/lockers',
      title: 'Lockers',
      icon: 'lock',
      menu: 'lockers',
      requires: null,
      recordPage: { record: 'member', requires: 'lockers:view' },
    },
    keys: { path: '/keys', title: 'Keys', icon: 'lock', menu: 'lockers', requires: null },
  },
} as const satisfies HubManifest;
const pagedScreens = { lockers: memberLockers as never, keys: memberLockers as never };
const lockerPage = () => Promise.resolve({ default: ({ id }: RecordPageProps) => id });

defineHub(paged, { screens: pagedScreens, pages: { lockers: lockerPage } });
// @ts-expect-error a page of the manifest that the hub does not have
defineHub(paged, { screens: pagedScreens });
// @ts-expect-error a page of a screen whose records have none
defineHub(paged, { screens: pagedScreens, pages: { lockers: lockerPage, keys: lockerPage } });
// @ts-expect-error pages in a hub that declares none
defineHub(plain, { screens, pages: { lockers: lockerPage } });

type RecordPageManifest = NonNullable<HubManifest['screens'][string]['recordPage']>;
// @ts-expect-error a record that the API does not have
export const noRecord: RecordPageManifest = { record: 'membr', requires: 'lockers:view' };
type ListManifest = NonNullable<HubManifest['screens'][string]['list']>;
export const listed: ListManifest = { record: 'parkingPass', resource: 'parking-passes' };
// @ts-expect-error a resource of other records
export const mislisted: ListManifest = { record: 'parkingPass', resource: 'passes' };
// @ts-expect-error a place that no page has
export const elsewhere: PanelManifest = { ...place, place: 'footer' };

export const slot = <Slot name="member" memberId="1" />;
// @ts-expect-error a slot that no record has
export const unknown = <Slot name="membr" memberId="1" />;
// @ts-expect-error a slot without the props of its member
export const untold = <Slot name="member" />;

const base = { title: 'Passes', icon: 'car', sort: { validUntil: 'desc' } } as const;
const columns = { passNumber: {} } as const;
const form = { sections: [{ title: 'Pass', fields: ['vehicleNumber'] }] } as const;
const passesScreen = defineScreen(parkingPasses, {
  ...base,
  columns: { ...columns, validUntil: {}, type: { exportOnly: true } },
  alsoSelect: ['lot'],
  filters: ['member', 'validUntil'],
  form: { sections: [{ title: 'Pass', fields: ['member', 'vehicleNumber'] }] },
});
export const formValue: FormValuesOf<typeof passesScreen>['memberId'] = '17';
// @ts-expect-error a relation, whose value is an id under the name of the field
export const noValue = (values: FormValuesOf<typeof passesScreen>) => values.member;

// @ts-expect-error a filter by the id of a relation, which is named `member`
defineScreen(parkingPasses, { ...base, columns, form, filters: ['memberId'] });
// @ts-expect-error a field that holds the id of a relation
defineScreen(parkingPasses, { ...base, columns, form, fields: { memberId: { span: 12 } } });
const byId = [{ title: 'Pass', fields: ['memberId'] }] as const;
// @ts-expect-error a field of a form that holds the id of a relation
defineScreen(parkingPasses, { ...base, columns, form: { sections: byId } });
defineScreen(parkingPasses, { ...base, columns, form, fields: { member: { span: 12 } }, deletes: false });
// @ts-expect-error an option that screens do not have
defineScreen(parkingPasses, { ...base, columns, form, delets: false });
// @ts-expect-error an option of a column that columns do not have
defineScreen(parkingPasses, { ...base, columns: { passNumber: { exportOnly: 'yes' } }, form });
const ofSessions = {
  ...base,
  sort: {},
  columns: { date: {} },
  form: { sections: [{ title: 'Session', fields: ['date'] }] },
} as const;
const times = { date: 'date', start: 'startTime', end: 'endTime' } as const;
defineScreen(sessions, { ...ofSessions, calendar: { ...times, columns: ['trainer', 'location'] } });
// @ts-expect-error a time that is misspelt
defineScreen(sessions, { ...ofSessions, calendar: { ...times, end: 'endTme', columns: ['trainer'] } });
// @ts-expect-error a field that is no date
defineScreen(sessions, { ...ofSessions, calendar: { ...times, date: 'startTime', columns: ['trainer'] } });
// @ts-expect-error columns by a field that is neither a relation nor a text
defineScreen(sessions, { ...ofSessions, calendar: { ...times, columns: ['price'] } });
// @ts-expect-error columns by the id of a relation
defineScreen(sessions, { ...ofSessions, calendar: { ...times, columns: ['trainerId'] } });
// @ts-expect-error no columns
defineScreen(sessions, { ...ofSessions, calendar: { ...times, columns: [] } });
const passes = { screen: passesScreen, filter: { memberId: '1' }, path: '/parking-passes' } as const;

export const related = (
  <RelatedRecords
    {...passes}
    columns={[
      'passNumber',
      'type',
      { key: 'validUntil', title: 'Until', value: ({ validUntil, lot }) => validUntil + lot },
    ]}
    sort={{ passNumber: 'asc' }}
  />
);
// @ts-expect-error a column that is misspelt
export const misspelt = <RelatedRecords {...passes} columns={['passNumbr']} />;
// @ts-expect-error a field that rows have and no column shows
export const hidden = <RelatedRecords {...passes} columns={['lot']} />;
// @ts-expect-error a misspelt column that is shown differently
export const renamed = <RelatedRecords {...passes} columns={[{ key: 'passNumbr', title: 'Number' }]} />;
// @ts-expect-error an option that columns do not have
export const retitled = <RelatedRecords {...passes} columns={[{ key: 'passNumber', titel: 'Number' }]} />;
// @ts-expect-error a filter that is misspelt
export const unfiltered = <RelatedRecords {...passes} filter={{ membrId: '1' }} columns={['passNumber']} />;
// @ts-expect-error a filter by a relation, whose address has its id
export const byRelation = <RelatedRecords {...passes} filter={{ member: '1' }} columns={['passNumber']} />;
// @ts-expect-error a filter that is no id of another record
export const dated = <RelatedRecords {...passes} filter={{ validUntil: '1' }} columns={['passNumber']} />;
// @ts-expect-error a sort that the API does not have
export const unsorted = <RelatedRecords {...passes} columns={['passNumber']} sort={{ passNumbr: 'asc' }} />;
