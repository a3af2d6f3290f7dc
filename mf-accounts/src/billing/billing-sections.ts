import type { SectionDefinition } from '@gym/hub-kit/screen';
import { locationOptionsDocument, memberOptionsDocument } from '../options.graphql.ts';
import { paymentMethods } from '../payment-methods.ts';
import type { BillingValues } from './billing.schema.ts';

const masterData = (dropdown: string, fallback: readonly string[]) =>
  ({ page: 'Billing', dropdown, fallback, failed: 'Failed to load dropdown options for billing' }) as const;

const types = ['membership', 'personal_training', 'merchandise', 'class', 'other'];
const statuses = ['pending', 'paid', 'overdue', 'cancelled', 'refunded'];

export const billingChoices = {
  billingType: masterData('billing_type', types),
  paymentStatus: masterData('payment_status', statuses),
  paymentMethod: masterData('payment_method', paymentMethods),
};

export const billingSections = [
  {
    title: 'Invoice',
    fields: [
      {
        kind: 'reference',
        name: 'memberId',
        label: 'Member',
        options: memberOptionsDocument,
        failed: 'Failed to fetch members',
      },
      { kind: 'text', name: 'invoiceNumber', label: 'Invoice Number' },
      { kind: 'date', name: 'invoiceDate', label: 'Invoice Date', span: 4 },
      { kind: 'date', name: 'dueDate', label: 'Due Date', span: 4 },
      {
        kind: 'select',
        name: 'billingType',
        label: 'Billing Type',
        masterData: billingChoices.billingType,
        span: 4,
      },
      { kind: 'date', name: 'billingPeriodStart', label: 'Billing Period Start', span: 4 },
      { kind: 'date', name: 'billingPeriodEnd', label: 'Billing Period End', span: 4 },
      {
        kind: 'reference',
        name: 'locationId',
        label: 'Location',
        options: locationOptionsDocument,
        failed: 'Failed to fetch locations',
        span: 4,
      },
      { kind: 'textarea', name: 'description', label: 'Description', rows: 2 },
    ],
  },
  {
    title: 'Amounts',
    fields: [
      { kind: 'money', name: 'amount', label: 'Amount', step: 0.01, span: 3 },
      { kind: 'money', name: 'taxAmount', label: 'Tax Amount', step: 0.01, span: 3 },
      { kind: 'money', name: 'discountAmount', label: 'Discount Amount', step: 0.01, span: 3 },
      { kind: 'money', name: 'totalAmount', label: 'Total Amount', step: 0.01, span: 3 },
    ],
  },
  {
    title: 'Payment',
    fields: [
      {
        kind: 'select',
        name: 'paymentStatus',
        label: 'Payment Status',
        masterData: billingChoices.paymentStatus,
        span: 4,
      },
      { kind: 'date', name: 'paymentDate', label: 'Payment Date', span: 4 },
      {
        kind: 'select',
        name: 'paymentMethod',
        label: 'Payment Method',
        masterData: billingChoices.paymentMethod,
        span: 4,
      },
      { kind: 'textarea', name: 'notes', label: 'Notes', rows: 2 },
    ],
  },
] as const satisfies readonly SectionDefinition<BillingValues>[];
