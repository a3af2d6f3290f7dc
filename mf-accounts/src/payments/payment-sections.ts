import type { SectionDefinition } from '@gym/hub-kit/screen';
import {
  invoiceToPayOptionsDocument,
  locationOptionsDocument,
  memberOptionsDocument,
} from '../options.graphql.ts';
import { paymentMethods } from '../payment-methods.ts';
import type { PaymentValues } from './payment.schema.ts';

const masterData = (dropdown: string, fallback: readonly string[]) =>
  ({ page: 'Payments', dropdown, fallback, failed: 'Failed to fetch dropdown options' }) as const;

const types = ['membership_fee', 'personal_training', 'class_fee', 'merchandise', 'service', 'other'];
const statuses = ['completed', 'pending', 'failed', 'refunded', 'cancelled'];

export const paymentChoices = {
  paymentMethod: masterData('payment_method', paymentMethods),
  paymentType: masterData('payment_type', types),
  paymentStatus: masterData('payment_status', statuses),
};

export const paymentSections = [
  {
    title: 'Payment',
    fields: [
      {
        kind: 'reference',
        name: 'memberId',
        label: 'Member',
        options: memberOptionsDocument,
        failed: 'Failed to fetch members',
      },
      {
        kind: 'reference',
        name: 'billingId',
        label: 'Related Invoice',
        options: invoiceToPayOptionsDocument,
        optionsFor: ({ values, initialValues }) => ({
          memberId: String(values['memberId'] ?? '') || null,
          // A stored payment keeps its invoice, which it may have settled.
          keepId: String(initialValues['billingId'] ?? '') || null,
          // A refund is for an invoice that was paid.
          settled: Number(values['amount']) < 0,
        }),
        placeholder: 'None',
        failed: 'Failed to fetch billings',
      },
      { kind: 'text', name: 'paymentNumber', label: 'Payment Number', span: 4 },
      { kind: 'date', name: 'paymentDate', label: 'Payment Date', span: 4 },
      { kind: 'money', name: 'amount', label: 'Amount', step: 0.01, span: 4 },
      {
        kind: 'select',
        name: 'paymentMethod',
        label: 'Payment Method',
        masterData: paymentChoices.paymentMethod,
        span: 4,
      },
      {
        kind: 'select',
        name: 'paymentType',
        label: 'Payment Type',
        masterData: paymentChoices.paymentType,
        span: 4,
      },
      {
        kind: 'select',
        name: 'paymentStatus',
        label: 'Payment Status',
        required: true,
        masterData: paymentChoices.paymentStatus,
        span: 4,
      },
    ],
  },
  {
    title: 'Details',
    fields: [
      { kind: 'text', name: 'referenceNumber', label: 'Reference Number', span: 4 },
      { kind: 'text', name: 'transactionId', label: 'Transaction ID', span: 4 },
      {
        kind: 'reference',
        name: 'locationId',
        label: 'Location',
        options: locationOptionsDocument,
        failed: 'Failed to fetch locations',
        span: 4,
      },
      { kind: 'textarea', name: 'notes', label: 'Notes', rows: 3 },
    ],
  },
] as const satisfies readonly SectionDefinition<PaymentValues>[];
