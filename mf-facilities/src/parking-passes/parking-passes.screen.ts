import { defineScreen } from '@gym/hub-kit/define';
import { addDays, today } from '@gym/hub-kit/format';
import { parkingPasses } from '@gym/hub-kit/resources';
import { passExpiry } from './pass-expiry.ts';
import { renewedPass } from './renewed-pass.ts';

export default defineScreen(parkingPasses, {
  title: 'Parking Passes Management',
  icon: 'car',
  fields: {
    vehicleNumber: {
      help: '2 to 10 letters, digits or hyphens',
      rule: vehicle => vehicle.uppercase().matches(/^[A-Z0-9-]{2,10}$/, 'Invalid vehicle number format'),
    },
    type: { label: 'Pass Type', span: 4 },
    status: { span: 4 },
    lot: { span: 4 },
    validFrom: {
      rule: start =>
        start.test(
          'not-past',
          'Valid from date must not be in the past for active passes',
          (validFrom = '', { parent, options }) => {
            const stored = options.context?.['stored'] as { status: string; validFrom: string } | null;
            // A pass that is active already has simply begun.
            const begun = stored?.status === 'active' && stored.validFrom === validFrom;
            return parent.status !== 'active' || begun || validFrom >= today();
          },
        ),
    },
    validUntil: {
      rule: end =>
        end.test(
          'after-start',
          'Valid until date must be after valid from date',
          (validUntil = '', { parent }) => !parent.validFrom || validUntil > parent.validFrom,
        ),
    },
    notes: { kind: 'textarea' },
  },
  columns: {
    passNumber: {},
    member: { tellsApart: true },
    vehicleNumber: {},
    type: {},
    validFrom: {},
    validUntil: { due: passExpiry },
    status: { chip: { active: 'green', expired: 'red', '*': 'grey' } },
  },
  rowName: ({ passNumber, member }) => `${passNumber}, ${member?.name}`,
  filters: ['member', 'vehicleNumber', 'type', 'status', 'validFrom', 'validUntil', 'lot'],
  tabs: 'status',
  attentionTabs: [
    { label: 'Expiring Soon', due: passExpiry },
    { label: 'Past Validity', overdue: passExpiry },
  ],
  actions: [
    {
      icon: 'refresh',
      label: 'Renew',
      when: ({ status, validUntil }) =>
        status === 'expired' || (status === 'active' && validUntil <= addDays(today(), passExpiry.days)),
      edit: renewedPass,
    },
  ],
  sort: { validUntil: 'desc' },
  searchLabel: 'Search by pass, member or vehicle number',
  form: {
    sections: [
      { title: 'Member and Vehicle', fields: ['member', 'vehicleNumber'] },
      { title: 'Pass', fields: ['type', 'status', 'lot', 'validFrom', 'validUntil', 'notes'] },
    ],
  },
});
