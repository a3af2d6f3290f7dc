import { crc32, deflateSync } from 'node:zlib';
import { PNG } from 'pngjs';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { useApp } from '../../../testing/app.ts';
import { invalidInput } from '../../../testing/rejections.ts';
import { makeRecord } from '../../../testing/samples.ts';
import { invoiceLine } from '../billing/invoice-lines.ts';
import { daysIn } from '../contracts/billing-periods.ts';
import { priceOfDays } from '../contracts/proration.ts';
import { overtimeOf, salaryParts } from '../payroll/pay-amounts.ts';
import { lineTexts } from '../../documents/document-texts.ts';
import { builtInTexts } from '../messages/built-in-templates.ts';
import { fillTexts } from '../messages/template-text.ts';
import { examplesOf } from '../messages/template-variables.ts';
import { CHECK_IN_RULES } from '../../common/check-in-rules.ts';
import {
  currentClubSettings,
  clubTimeZone,
  defaultTimeZone,
  SERIES,
  taxOn,
} from '../../common/club-settings.ts';

const app = useApp({ runsJobs: true });

const FIELDS = `version name logo address taxId email phone currency locale timeZone
  taxRates { billingType percent label from } numberSeries { series prefix digits } dunningSteps { days action fee }
  checkInRules { rule effect }`;

interface Saved {
  version: number;
  logo: string | null;
  [field: string]: unknown;
}

async function read(username: 'admin' | 'trainer' = 'admin'): Promise<Saved> {
  const { settings } = await app
    .as(username)
    .request<{ settings: Saved }>(`{ settings: clubSettings { ${FIELDS} } }`);
  return settings;
}

async function save(
  patch: object,
  { version, logo, as = 'manager' }: { version?: number; logo?: string; as?: 'manager' | 'accounts' } = {},
): Promise<Saved> {
  const { settings } = await app.as(as).request<{ settings: Saved }>(
    `mutation ($patch: ClubSettingsPatch!, $version: Int, $logo: String) {
       settings: updateClubSettings(patch: $patch, version: $version, logoContent: $logo) { ${FIELDS} } }`,
    { patch, version, logo },
  );
  return settings;
}

const { version: _version, ...defaults } = {
  version: 1,
  name: 'Gym Management System',
  logo: null,
  address: null,
  taxId: null,
  email: null,
  phone: null,
  currency: 'USD',
  locale: 'en-US',
  timeZone: null,
  taxRates: [],
  numberSeries: SERIES.map(series => ({ series, prefix: series, digits: 6 })),
  dunningSteps: [
    { days: 7, action: 'reminder', fee: 0 },
    { days: 14, action: 'reminder_with_fee', fee: 10 },
    { days: 30, action: 'block', fee: 0 },
  ],
  checkInRules: [
    ...['replaced_card', 'no_contract', 'not_begun', 'ended', 'frozen', 'access_blocked'].map(rule => ({
      rule,
      effect: 'deny',
    })),
    ...['wrong_location', 'access_hours', 'minimum_age', 'already_inside'].map(rule => ({
      rule,
      effect: 'warn',
    })),
  ],
};

/** Also for the files that run in this process afterwards. */
const reset = async () => void (await save(defaults));
beforeEach(reset);
afterAll(reset);

test('a new club has the settings of the specification, which every role views', async () => {
  expect(await read('trainer')).toMatchObject(defaults);
  expect(clubTimeZone()).toBe(defaultTimeZone());
});

test('a change is normalized, audited and in force at once', async () => {
  const { version } = await read();
  const saved = await save(
    {
      name: '  Iron   Temple ',
      address: 'Hauptstr. 1 \r\n10115 Berlin',
      currency: 'eur',
      locale: 'de-de',
      timeZone: 'Europe/Berlin',
      taxRates: [
        { percent: 19, label: ' MwSt. ' },
        { billingType: 'retail', percent: 7.125, label: 'ermäßigt' },
      ],
      dunningSteps: [
        { days: 30, action: 'block', fee: 0 },
        { days: 10, action: 'reminder_with_fee', fee: 2.5 },
      ],
    },
    { version },
  );
  expect(saved).toMatchObject({
    version: version + 1,
    name: 'Iron Temple',
    address: 'Hauptstr. 1\n10115 Berlin',
    currency: 'EUR',
    locale: 'de-DE',
  });
  expect(currentClubSettings()).toMatchObject({
    currency: 'EUR',
    dunningSteps: [{ days: 10 }, { days: 30 }],
    numberSeries: defaults.numberSeries,
  });
  expect(clubTimeZone()).toBe('Europe/Berlin');
  expect(taxOn('membership', '2026-01-01').percent).toBe(19);
  expect(taxOn('retail', '2026-01-01').percent).toBe(7.125);
  const [entry] = await app.sql<{ username: string; changed_fields: string[] }>(
    `select username, changed_fields from audit_entry where resource = 'club-settings' order by id desc limit 1`,
  );
  expect(entry).toMatchObject({ username: 'manager' });
  expect(entry!.changed_fields).toContain('currency');
});

test('a rule of check-in that is not given keeps its effect', async () => {
  await save({ checkInRules: [{ rule: 'access_hours', effect: 'deny' }] });
  await save({ checkInRules: [{ rule: 'frozen', effect: 'warn' }] });
  const changed = currentClubSettings().checkInRules.filter(
    ({ rule, effect }) => defaults.checkInRules.find(each => each.rule === rule)!.effect !== effect,
  );
  expect(changed).toEqual([
    { rule: 'frozen', effect: 'warn' },
    { rule: 'access_hours', effect: 'deny' },
  ]);
  await save({ checkInRules: defaults.checkInRules });
});

test('a tax rate applies to what is charged for from its first day on', async () => {
  const vat = (percent: number, from: string | null, billingType: string | null = null) => ({
    billingType,
    percent,
    label: 'VAT',
    from,
  });
  await save({ taxRates: [vat(21, '2026-07-01'), vat(19, null), vat(7, '2026-03-01', 'class')] });
  const rates = ['2026-02-28', '2026-03-01', '2026-06-30', '2026-07-01'].map(day => [
    taxOn('membership', day).percent,
    taxOn('class', day).percent,
  ]);
  expect(rates).toEqual([
    [19, 19],
    [19, 7],
    [19, 7],
    [21, 7],
  ]);
  await save({ taxRates: [vat(21, '2026-07-01')] });
  expect(taxOn('membership', '2026-06-30')).toEqual({ percent: 0, name: null });
});

test('a change of another process is in force here too', async () => {
  await app.sql(`update club_settings set currency = 'JPY', time_zone = 'Asia/Tokyo', version = version + 1`);
  await expect.poll(() => [currentClubSettings().currency, clubTimeZone()]).toEqual(['JPY', 'Asia/Tokyo']);
});

test('a change that is based on an older version is rejected with the stored values', async () => {
  const { version } = await read();
  await save({ phone: '+1 555 0100' }, { version });
  await expect(save({ phone: '+1 555 0199' }, { version })).rejects.toMatchObject({
    code: 'CONFLICT',
    extensions: { version: version + 1, current: { phone: '+1 555 0100' } },
  });
});

test('roles without edit only view the settings', async () => {
  await expect(save({ name: 'Mine' }, { as: 'accounts' })).rejects.toMatchObject({
    code: 'FORBIDDEN',
    extensions: { permission: 'club-settings:edit' },
  });
});

const rate = { billingType: null, percent: 19, label: 'VAT' };
const step = { days: 7, action: 'reminder', fee: 0 };
const invoices = { series: 'INV', prefix: 'INV', digits: 6 };

describe('wrong values', () => {
  test.each<[field: string, value: unknown, message: string]>([
    ['name', ' ', 'Name is required'],
    ['name', 'x'.repeat(101), 'Name may have 100 characters at the most'],
    ['address', 'a\nb\nc\nd\ne\nf\ng', 'Address may have 6 lines at the most'],
    ['email', 'nobody', 'Invalid email address'],
    ['currency', 'ABC', 'Currency must be a code of ISO 4217, such as USD, EUR or JPY: ABC is none'],
    [
      'currency',
      'KWD',
      'Amounts in KWD have 3 decimals, and this system stores two. Choose a currency with two decimals or none.',
    ],
    [
      'locale',
      'not a locale',
      'Locale must be a language tag with formats of its own, such as en-US or de-DE: not a locale is none',
    ],
    [
      'locale',
      'xx-XX',
      'Locale must be a language tag with formats of its own, such as en-US or de-DE: xx-XX is none',
    ],
    [
      'timeZone',
      'Mars/Phobos',
      'Time zone must be one of the IANA database, such as Europe/Berlin: Mars/Phobos is none',
    ],
    [
      'timeZone',
      '+02:00',
      'Time zone must be one of the IANA database, such as Europe/Berlin: +02:00 is none',
    ],
    ['taxRates', [{ ...rate, percent: 101 }], 'Tax rate 1: the percentage must be between 0 and 100'],
    [
      'taxRates',
      [{ ...rate, percent: 1.2345 }],
      'Tax rate 1: the percentage may have three decimals at the most',
    ],
    ['taxRates', [{ ...rate, label: ' ' }], 'Tax rate 1: the name is required'],
    [
      'taxRates',
      [{ ...rate, label: 'a\0' }],
      'Tax rate 1: the name contains a character that cannot be stored',
    ],
    ['taxRates', [rate, rate], 'There may be one tax rate for all other billing types from the same day'],
    [
      'taxRates',
      [rate, ...Array.from({ length: 50 }, (_, n) => ({ ...rate, billingType: `type ${n}` }))],
      'There may be 50 tax rates at the most',
    ],
    ['numberSeries', [{ ...invoices, series: 'XYZ' }], `Series must be one of: ${SERIES.join(', ')}`],
    [
      'numberSeries',
      [{ ...invoices, prefix: 'inv' }],
      'INV: the prefix must have 1 to 10 capital letters, digits and hyphens',
    ],
    ['numberSeries', [{ ...invoices, digits: 10 }], 'INV: the number must have 4 to 9 digits'],
    ['numberSeries', [{ ...invoices, prefix: 'PAY' }], 'Two series have the prefix PAY'],
    ['dunningSteps', [{ ...step, days: 0 }], 'Step 1: the days must be a whole number from 1 to 365'],
    ['dunningSteps', [step, step], 'Two steps are 7 days after the due date'],
    [
      'dunningSteps',
      [{ ...step, action: 'call' }],
      'Step 1: the action must be one of: reminder, reminder_with_fee, block',
    ],
    ['dunningSteps', [{ ...step, fee: 5 }], 'Step 1: only a reminder with a fee may have a fee'],
    ['dunningSteps', [{ ...step, action: 'reminder_with_fee' }], 'Step 1: a reminder with a fee needs a fee'],
    [
      'dunningSteps',
      Array.from({ length: 11 }, (_, n) => ({ ...step, days: n + 1 })),
      'There may be 10 dunning steps at the most',
    ],
    ['checkInRules', [{ rule: 'late', effect: 'deny' }], `Rule must be one of: ${CHECK_IN_RULES.join(', ')}`],
    ['checkInRules', [{ rule: 'ended', effect: 'call' }], 'Effect must be one of: deny, warn, allow'],
    [
      'checkInRules',
      ['warn', 'deny'].map(effect => ({ rule: 'ended', effect })),
      'The rule ended is given twice',
    ],
  ])('%s %j', async (field, value, message) => {
    await expect(save({ [field]: value })).rejects.toMatchObject(invalidInput({ [field]: message }));
  });

  test('a fee with cents, when the currency becomes one without', async () => {
    await save({ dunningSteps: [{ days: 7, action: 'reminder_with_fee', fee: 2.5 }] });
    await expect(save({ currency: 'JPY' })).rejects.toMatchObject(
      invalidInput({ dunningSteps: 'Step 1: the fee must be a whole amount, since JPY has no decimals' }),
    );
  });
});

test('numbers follow their series, and go on where the series was', async () => {
  const reception = app.as('reception');
  const sample = await makeRecord(reception, 'BillingRecord');
  const fields = [
    'memberId',
    'billingType',
    'billingPeriodStart',
    'billingPeriodEnd',
    'dueDate',
    'invoiceDate',
  ];
  const create = async () => {
    const input = Object.fromEntries(fields.map(name => [name, sample[name]]));
    return (await reception.records('BillingRecord').create({ ...input, amount: 5 }))['invoiceNumber'];
  };
  const next = async () => (await reception.request<{ next: string }>('{ next: nextInvoiceNumber }')).next;
  expect(await create()).toBe('INV-000001');
  await save({ numberSeries: [{ series: 'INV', prefix: 'RE-2026', digits: 4 }] });
  expect(await next()).toBe('RE-2026-0002');
  expect(await create()).toBe('RE-2026-0002');
  await makeRecord(reception, 'BillingRecord', { invoiceNumber: 'RE-2026-0003' });
  await makeRecord(reception, 'BillingRecord', { invoiceNumber: 'RE-2026-17' });
  expect(await next()).toBe('RE-2026-0018');
  expect(await create()).toBe('RE-2026-0018');
});

test('a change of the time zone reaches cached plans and the schedules of jobs', async () => {
  const location = await makeRecord(app.as('admin'), 'Location');
  await app.sql(`update location set created_at = '2026-03-01T03:00:00Z' where id = $1`, [
    Number(location.id),
  ]);
  const day = async () => {
    const { found } = await app.as('admin').request<{ found: { group: { createdAt: { day: string } } }[] }>(
      `{ found: locationsAggregate(filter: { id: { eq: "${location.id}" } }, groupBy: { createdAt: DAY }) {
             group { createdAt { day } } } }`,
    );
    return found[0]!.group.createdAt.day;
  };
  const zones = async () =>
    (await app.sql<{ timezone: string }>('select distinct timezone from pgboss.schedule')).map(
      ({ timezone }) => timezone,
    );
  await save({ timeZone: 'Asia/Tokyo' });
  expect(await day()).toBe('2026-03-01');
  await expect.poll(zones).toEqual(['Asia/Tokyo']);
  await save({ timeZone: 'America/New_York' });
  expect(await day()).toBe('2026-02-28');
  await expect.poll(zones).toEqual(['America/New_York']);
});

const cancelInvoices = () => app.sql(`update billing_record set payment_status = 'cancelled'`);

test('the currency stays while something is open in it', async () => {
  await cancelInvoices();
  await makeRecord(app.as('reception'), 'BillingRecord', { amount: 49.9, taxAmount: 0 });
  await expect(save({ currency: 'JPY' })).rejects.toMatchObject(
    invalidInput({
      currency: 'USD is in use by 1 open invoice. Settle, cancel or end them first.',
    }),
  );
  await save({ currency: 'USD', name: 'Iron Temple' });
  await cancelInvoices();
  await save({ currency: 'EUR' });
});

test('the currency stays while a balance, a payroll record, a commission or a contract has an amount', async () => {
  const currency = currentClubSettings().currency;
  const inUse = (records: string) =>
    invalidInput({ currency: `${currency} is in use by ${records}. Settle, cancel or end them first.` });
  const change = () => save({ currency: currency === 'USD' ? 'EUR' : 'USD' });
  const admin = app.as('admin');
  await cancelInvoices();
  const deposit = { onAccount: true, amount: 50, paymentStatus: 'completed' };
  const payment = await makeRecord(admin, 'Payment', deposit);
  await expect(change()).rejects.toMatchObject(inUse('the balance of 1 member'));
  const payroll = await makeRecord(admin, 'Payroll', { paymentStatus: 'pending' });
  const commissions = [
    await makeRecord(admin, 'Commission', { paymentStatus: 'pending' }),
    await makeRecord(admin, 'Commission', { paymentStatus: 'approved' }),
  ];
  await expect(change()).rejects.toMatchObject(
    inUse('the balance of 1 member, 1 open payroll record, 2 open commissions'),
  );
  await admin.records('Payment').remove(payment.id);
  await admin.records('Payroll').remove(payroll.id);
  for (const { id } of commissions) await admin.records('Commission').remove(id);
  const { id: memberId } = await makeRecord(admin, 'Member');
  const free = {
    price: 20,
    setupFee: 0,
    enrollmentFee: 0,
    freeTrialDays: null,
    validityStart: null,
    validityEnd: null,
  };
  const { id: planId } = await makeRecord(admin, 'MembershipPlan', {
    ...free,
    duration: 1,
    durationUnit: 'months',
  });
  const { signed } = await admin.request<{ signed: { contract: { id: string } } }>(
    'mutation ($input: SignUpInput!) { signed: signUp(input: $input) { contract { id } } }',
    { input: { memberId, planId } },
  );
  await cancelInvoices();
  await expect(change()).rejects.toMatchObject(inUse('1 running contract'));
  // Cancelled at the end of its period, it is still billed until then.
  await app.sql(`update contract set status = 'cancelled' where id = $1`, [signed.contract.id]);
  await expect(change()).rejects.toMatchObject(inUse('1 running contract'));
  await app.sql(`update contract set end_date = start_date - 1, billed_through = null where id = $1`, [
    signed.contract.id,
  ]);
  await save({ currency: 'USD' });
});

test('amounts of a currency without decimals are whole: given, computed and divided', async () => {
  await cancelInvoices();
  await save({ currency: 'JPY', dunningSteps: [], locale: 'ja-JP' });
  const reception = app.as('reception');
  await expect(makeRecord(reception, 'BillingRecord', { amount: 10.5 })).rejects.toMatchObject(
    invalidInput({ amount: 'Amount must be a whole amount' }),
  );
  const { taxAmount } = invoiceLine({
    kind: 'period',
    description: 'March',
    cents: 105_500,
    tax: { percent: 7.125, name: null },
  });
  expect(taxAmount).toBe(75); // 1,055 × 7.125 % = 75.17
  const march = { from: '2026-03-01', to: '2026-03-31' };
  expect(priceOfDays(100_000, daysIn(march), { from: '2026-03-01', to: '2026-03-10' })).toBe(32_300); // 1,000 × 10/31 = 322.58
  const pay = { id: 1, validFrom: '2020-01-01', salary: 400_000_000, overtimeRate: 150_000 };
  expect(salaryParts([pay], march.from, march.to)).toMatchObject([{ amount: 33_333_300 }]); // 4,000,000 / 12
  const { days } = overtimeOf([pay], [{ day: march.from, hours: 33 }]);
  expect(days).toMatchObject([{ amount: 49_500 }]); // 0.33 h × 1,500
  const invoice = await makeRecord(reception, 'BillingRecord', { amount: 1055, taxAmount: 0 });
  await reception.records('BillingRecord').update(invoice.id, { amount: 1100 });
  const { log } = await app.as('admin').request<{ log: { items: { changes: Record<string, string>[] }[] } }>(
    `{ log: auditEntries(filter: { resource: { eq: "billing" }, action: { eq: "updated" } }, page: { limit: 1 }) {
         items { changes: fieldChanges { field beforeText afterText } } } }`,
  );
  expect(log.items[0]!.changes).toContainEqual({
    field: 'amount',
    beforeText: '1055',
    afterText: '1100',
  });
  await cancelInvoices();
});

/** A PNG with compressed pixels, of which each has a transparency. */
function pngOf(width: number, height: number, pixels: Buffer): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const typed = Buffer.concat([Buffer.from(type), data]);
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    sum.writeUInt32BE(crc32(typed));
    return Buffer.concat([length, typed, sum]);
  };
  const header = Buffer.from([0, 0, 0, width, 0, 0, 0, height, 8, 6, 0, 0, 0]);
  const signature = Buffer.from('89504e470d0a1a0a', 'hex');
  const end = chunk('IEND', Buffer.alloc(0));
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', pixels), end]);
}

describe('the logo', () => {
  const image = new PNG({ width: 3, height: 2, colorType: 6 });
  const png = PNG.sync.write(image);
  /** With a stream of pixels that is no longer one. */
  const damaged = Buffer.from(png);
  damaged.fill(0x5a, png.indexOf('IDAT') + 6, png.indexOf('IEND') - 8);
  /** With all pixels, but not the end of their stream. */
  const unended = pngOf(3, 2, deflateSync(Buffer.alloc(26)).subarray(0, -4));
  const wide = Buffer.from(png);
  wide.writeUInt32BE(30_000, 16);

  test('is stored under the hash of its content, and removed', async () => {
    const { logo } = await save({}, { logo: png.toString('base64') });
    expect(logo).toMatch(/^[0-9a-f]{32}\.png$/);
    expect(currentClubSettings().logo).toEqual({ file: logo, type: 'image/png', content: png });
    expect((await save({ logo: null })).logo).toBeNull();
    expect(currentClubSettings().logo).toBeNull();
    expect((await save({ logo })).logo).toBe(logo);
  });

  test.each([
    [
      'an SVG',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
      'The logo must be a PNG or JPEG file',
    ],
    [
      'a WebP',
      Buffer.from('UklGRhIAAABXRUJQVlA4TAYAAAAvQWxvAGs=', 'base64'),
      'The logo must be a PNG or JPEG file',
    ],
    ['a damaged PNG', damaged, 'The logo is damaged. Choose another file.'],
    ['a PNG whose pixels end early', unended, 'The logo is damaged. Choose another file.'],
    ['a PNG that ends early', png.subarray(0, 30), 'The logo is damaged. Choose another file.'],
    ['a damaged JPEG', Buffer.from('ffd8ffe0', 'hex'), 'The logo is damaged. Choose another file.'],
    ['a huge image', wide, 'The logo may be 2000 pixels wide and high at the most'],
    ['a large file', Buffer.concat([png, Buffer.alloc(200_000)]), 'The logo may have 200 kB at the most'],
  ])('is not %s', async (_name, content, message) => {
    await expect(save({}, { logo: content.toString('base64') })).rejects.toMatchObject(
      invalidInput({ logo: message }),
    );
  });

  test('is no file that was never uploaded', async () => {
    await expect(save({ logo: '../../secret.png' })).rejects.toMatchObject(
      invalidInput({ logo: 'This logo is no longer stored. Upload it again.' }),
    );
  });
});

test('built-in templates and the lines of new invoices follow the language, changed templates stay', async () => {
  const templates = () =>
    app.sql<{ id: number; purpose: string; subject: string; body: string }>(
      'select id, purpose, subject, body from message_template where purpose is not null order by id',
    );
  const english = await templates();
  for (const { purpose, subject, body } of english)
    expect({ subject, body }, purpose).toEqual(builtInTexts(purpose, 'en-US'));
  const changed = english.find(({ purpose }) => purpose === 'payslip')!;
  await app.as('manager').records('MessageTemplate').update(String(changed.id), { subject: 'Your pay' });

  await save({ locale: 'de-DE' });
  const german = await templates();
  expect(german.find(({ purpose }) => purpose === 'payslip')!.subject).toBe('Your pay');
  expect(german.find(({ purpose }) => purpose === 'reminder')).toMatchObject({
    subject: 'Zahlungserinnerung: Rechnung {{ invoice.number }}',
    body: expect.stringMatching(/^Guten Tag .*Freundliche Grüße/s) as unknown,
  });
  expect(lineTexts().partOf('Basis', 10, 31)).toBe('Basis, 10 von 31 Tagen');
  expect(lineTexts().setupFee).toBe('Einrichtungsgebühr');

  await save({ locale: 'fr-FR' });
  expect((await templates()).filter(({ purpose }) => purpose !== 'payslip')).toEqual(
    english.filter(({ purpose }) => purpose !== 'payslip'),
  );
  expect(lineTexts().partOf('Base', 10, 31)).toBe('Base, 10 of 31 days');
});

test('every built-in template can be filled in each language', () => {
  for (const locale of ['en-US', 'de-DE'])
    for (const purpose of PURPOSES)
      expect(fillTexts(builtInTexts(purpose, locale)!, examplesOf(purpose)).body).not.toContain('{{');
});

const PURPOSES = [
  'invoice',
  'payment_receipt',
  'reminder',
  'second_reminder',
  'access_blocked',
  'contract_confirmation',
  'payslip',
];
