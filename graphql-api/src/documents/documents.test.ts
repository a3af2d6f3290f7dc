import { getDocument, OPS, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { PNG } from 'pngjs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { useApp } from '../../testing/app.ts';
import { makeRecord } from '../../testing/samples.ts';
import { currentClubSettings } from '../common/club-settings.ts';
import { openDatabase } from '../database/database.ts';
import { entities } from '../resources/index.ts';
import type { DocumentKind } from './document-path.ts';
import { makeDocument } from './documents.ts';

const app = useApp();
let database: Awaited<ReturnType<typeof openDatabase>>;
beforeAll(async () => {
  database = await openDatabase({ databaseUrl: app.databaseUrl }, entities(), () => undefined);
});
afterAll(() => database.close());

interface ReadPdf {
  /** The texts of each page, in the order of the file. */
  pages: string[];
  positions: { text: string; x: number }[];
  title: string;
  fonts: string[];
  /** The roles of the elements that screen readers get of each page, in their order. */
  roles: string[][];
  language: string | undefined;
  /** On all pages. */
  images: number;
  missingCharacters: readonly string[];
  size: number;
}

async function read(kind: DocumentKind, id: string): Promise<ReadPdf> {
  const db = database.forRequest(AbortSignal.timeout(10_000));
  const file = await makeDocument(db, { kind, id: Number(id) });
  const { content, missingCharacters } = file!;
  const loading = getDocument({ data: new Uint8Array(content), verbosity: 0 });
  const pdf = await loading.promise;
  const pages: string[] = [];
  let images = 0;
  const roles: string[][] = [];
  const positions: ReadPdf['positions'] = [];
  for (let number = 1; number <= pdf.numPages; number++) {
    const page = await pdf.getPage(number);
    const { items } = await page.getTextContent();
    roles.push(rolesOf(await page.getStructTree()));
    const { fnArray } = await page.getOperatorList();
    images += fnArray.filter(operation => operation === OPS.paintImageXObject).length;
    for (const item of items)
      if ('str' in item) positions.push({ text: item.str, x: Number(item.transform[4]) });
    pages.push(
      items
        .map(item => ('str' in item ? item.str : ''))
        .join(' ')
        .replaceAll(/\s+/g, ' '),
    );
  }
  const { info } = await pdf.getMetadata();
  const { Title: title, Language: language } = info as { Title: string; Language?: string };
  const fonts = [...content.toString('latin1').matchAll(/\/BaseFont \/(\S+)/g)].map(([, name]) => name!);
  await loading.destroy();
  if (process.env['KEEP'])
    (await import('node:fs')).writeFileSync(`${process.env['KEEP']}/${kind}-${id}.pdf`, content);
  return { pages, positions, title, language, roles, fonts, images, missingCharacters, size: content.length };
}

type StructTree = Awaited<ReturnType<PDFPageProxy['getStructTree']>>;

/** Without elements that have their content on other pages. */
function rolesOf(tree: StructTree): string[] {
  const inside = tree.children.flatMap(child => ('role' in child ? rolesOf(child) : []));
  const hasContent = inside.length > 0 || tree.children.some(child => 'type' in child);
  return hasContent ? [tree.role, ...inside] : [];
}

const LONG = 'Wolfeschlegelsteinhausenbergerdorffwelchevoralternwarengewissenhaftschaferswessenschafe'.repeat(
  2,
);

async function invoiceOf(member: Record<string, unknown>, invoice: Record<string, unknown> = {}) {
  const admin = app.as('admin');
  const { id: memberId } = await makeRecord(admin, 'Member', member);
  const { id } = await admin.records('BillingRecord').create({ memberId, amount: 59, ...invoice });
  return { id, memberId };
}

test('an invoice without lines shows its description, tax, discount, total and payments', async () => {
  await app.sql(`update club_settings set address = '1 Main Street
Springfield', tax_id = '12-345', email = 'club@example.com'`);
  const { id, memberId } = await invoiceOf(
    { name: 'Ann Lee', address: '5 Elm Street', city: 'Springfield', zipCode: '12345' },
    {
      description: 'Winter course',
      taxAmount: 5.9,
      discountAmount: 4.9,
      invoiceNumber: 'A-1',
      dueDate: '2031-01-31',
    },
  );
  await app.as('admin').records('Payment').create({
    memberId,
    billingId: id,
    amount: 20,
    paymentMethod: 'credit_card',
    paymentType: 'membership',
    paymentNumber: 'P-1',
  });
  const { pages, title, fonts } = await read('invoices', id);
  expect(pages).toHaveLength(1);
  expect(title).toBe('Invoice A-1');
  const [page] = pages;
  for (const text of [
    'Ann Lee',
    '5 Elm Street',
    'Springfield, 12345',
    '01/31/2031',
    'Winter course',
    'Tax 10% on $59.00',
    '-$4.90',
    '$60.00',
    'P-1',
    'Credit card',
    '$20.00',
    '$40.00',
    'Tax ID: 12-345',
    'Page 1 of 1',
  ])
    expect(page!.replaceAll(' ', '')).toContain(text.replaceAll(' ', ''));
  expect(fonts.every(font => /^[A-Z]{6}\+NotoSans/.test(font))).toBe(true);
});

test('a discount that takes its tax with it is before the tax on what is left', async () => {
  const { id } = await invoiceOf(
    { name: 'Dora Dunn' },
    { invoiceNumber: 'A-70', amount: 100, taxAmount: 20 },
  );
  const line = { kind: 'charge', description: 'Course', quantity: 1, unitPrice: 100, amount: 100 };
  await app.sql('update billing_record set lines = $1 where id = $2', [
    JSON.stringify([{ ...line, taxPercent: 20, taxAmount: 20, taxName: 'VAT' }]),
    id,
  ]);
  await app.as('accounts').records('BillingRecord').update(id, { discountAmount: 50 });
  const { pages } = await read('invoices', id);
  expect(pages[0]!.replaceAll(' ', '')).toContain(
    'Subtotal$100.00Discount-$50.00VAT20%on$50.00$10.00Total$60.00',
  );
});

test('a credit names the invoice that it corrects', async () => {
  const admin = app.as('admin');
  const { id: memberId } = await makeRecord(admin, 'Member', { name: 'Cora Credit' });
  const plan = await makeRecord(admin, 'MembershipPlan', {
    price: 31,
    duration: 12,
    durationUnit: 'months',
    billingFrequency: 'monthly',
    validityStart: null,
    validityEnd: null,
  });
  const { signUp } = await admin.request<{
    signUp: { contract: { id: string }; invoices: { invoiceNumber: string }[] };
  }>(
    `mutation ($input: SignUpInput!) { signUp(input: $input) { contract { id } invoices { invoiceNumber } } }`,
    { input: { memberId, planId: plan.id } },
  );
  const { cancelContract } = await admin.request<{ cancelContract: { invoices: { id: string }[] } }>(
    `mutation ($id: ID!) { cancelContract(id: $id, input: { at: NOW, fee: 0 }) { invoices { id } } }`,
    { id: signUp.contract.id },
  );
  const { pages, title } = await read('invoices', cancelContract.invoices[0]!.id);
  expect(title).toMatch(/^Credit note /);
  expect(pages[0]).toContain('Corrects');
  expect(pages[0]).toContain(signUp.invoices[0]!.invoiceNumber);
});

test('60 lines go over pages with the header on each; taxes are summed by rate', async () => {
  const { id } = await invoiceOf({ name: LONG }, { description: 'Replaced by lines', invoiceNumber: 'A-60' });
  const lines = Array.from({ length: 60 }, (_, index) => ({
    kind: 'charge',
    description: index === 7 ? LONG : `Line number ${index + 1}`,
    quantity: 1,
    unitPrice: 10,
    amount: 10,
    taxPercent: index % 2 ? 7 : 19,
    taxAmount: index % 2 ? 0.7 : 1.9,
    taxName: index % 2 ? null : 'VAT',
  }));
  await app.sql(
    'update billing_record set lines = $1, amount = 600, tax_amount = 78, total_amount = 678 where id = $2',
    [JSON.stringify(lines), id],
  );
  const { pages, size, roles } = await read('invoices', id);
  expect(pages).toHaveLength(3);
  expect(
    roles.map(page => page.filter(role => role === 'TH').length),
    'headers are repeated for the eye only',
  ).toEqual([5, 0, 0]);
  for (const [index, page] of pages.entries()) expect(page).toContain(`Page ${index + 1} of 3`);
  for (const page of pages.slice(0, 2)) expect(page).toContain('Unit price');
  const all = pages.join(' ');
  for (let line = 1; line <= 60; line++)
    expect(all.match(new RegExp(`Line number ${line}\\b`, 'g')) ?? []).toHaveLength(line === 8 ? 0 : 1);
  expect(all.replaceAll(' ', '')).toContain(`${LONG}`.slice(0, 60));
  expect(all.replaceAll(' ', '')).toContain('Tax7%on$300.00$21.00VAT19%on$300.00$57.00');
  expect(size).toBeLessThan(100_000);
});

test.each([
  ['Greek and Cyrillic', 'Σωκράτης Дмитрий', 'NotoSans-Regular'],
  ['Arabic', 'محمد حسن', 'NotoNaskhArabic'],
  ['Hebrew', 'שרה כהן', 'NotoSansHebrew'],
  ['Chinese', '王小明', 'NotoSansHans'],
  ['Japanese', '田中さくら カナ', 'NotoSansHans'],
  ['Korean', '김민수', 'NotoSansKR'],
  ['Thai', 'สมชาย', 'NotoSansThai'],
  ['Devanagari', 'कमल', 'NotoSans-Regular'],
])('a name in %s is there as text, in an embedded font', async (_script, name, font) => {
  const { id } = await invoiceOf({ name });
  const { pages, fonts, missingCharacters } = await read('invoices', id);
  expect(missingCharacters).toEqual([]);
  const squeezed = (text: string) => text.normalize('NFKC').replaceAll(/\s/g, '');
  expect(squeezed(pages.join())).toContain(squeezed(name));
  expect(fonts.some(each => each.includes(font))).toBe(true);
});

test('characters that no font has are named, each once', async () => {
  const { id } = await invoiceOf({ name: 'Ann 😀 სოფო 😀\u200d Łukasz' });
  const { missingCharacters } = await read('invoices', id);
  expect([...missingCharacters].toSorted()).toEqual([...'ოსფ😀'].toSorted());
  const { invoicePdf } = await app
    .as('accounts')
    .request<{ invoicePdf: { missingCharacters: string[] } }>(
      'query ($id: ID!) { invoicePdf(id: $id) { missingCharacters } }',
      { id },
    );
  expect(invoicePdf.missingCharacters).toEqual(missingCharacters);
});

test('words of Hebrew stand from right to left, numbers among them from left to right', async () => {
  const { id } = await invoiceOf({ name: 'שרה כהן 12 (לוי)' });
  const { positions } = await read('invoices', id);
  const found = ['שרה', 'כהן', '12', 'לוי'].map(word => positions.find(({ text }) => text.includes(word))!.x);
  expect(found).toEqual(found.toSorted((a, b) => b - a));
});

test('a receipt names its invoice and what is open', async () => {
  const { id, memberId } = await invoiceOf({ name: 'Ann Lee' }, { invoiceNumber: 'A-2' });
  const { id: paymentId } = await makeRecord(app.as('admin'), 'Payment', {
    memberId,
    billingId: id,
    amount: 9,
    paymentNumber: 'P-2',
  });
  const { pages, title } = await read('receipts', paymentId);
  expect(title).toBe('Receipt P-2');
  for (const text of ['Ann Lee', 'A-2', '$9.00', '$50.00']) expect(pages[0]).toContain(text);
});

test('a receipt shows what a payment on account settled when it was issued, whatever it settles later', async () => {
  const { id, memberId } = await invoiceOf({ name: 'Ann Lee' }, { invoiceNumber: 'S-1', amount: 30 });
  const { id: paymentId } = await makeRecord(app.as('admin'), 'Payment', {
    memberId,
    amount: 50,
    paymentNumber: 'S-P1',
  });
  const issued = (await read('receipts', paymentId)).pages;
  for (const text of ['S-1', '$30.00', 'Left on your account $20.00', 'Amount received $50.00'])
    expect(issued[0]).toContain(text);

  await makeRecord(app.as('admin'), 'BillingRecord', { memberId, invoiceNumber: 'S-2', amount: 20 });
  await app.as('admin').records('BillingRecord').update(id, { paymentStatus: 'cancelled' });
  await app.as('admin').records('Payment').update(paymentId, { referenceNumber: null, notes: 'Cash desk 2' });
  expect((await app.sql(`select amount::float8 from allocation where payment_id = ${paymentId}`))[0]).toEqual(
    {
      amount: 20,
    },
  );
  expect((await read('receipts', paymentId)).pages).toEqual(issued);

  // The payment itself becomes another one.
  await app.as('admin').records('Payment').update(paymentId, { amount: 60 });
  const [page] = (await read('receipts', paymentId)).pages;
  for (const text of ['S-2', '$20.00', 'Left on your account $40.00', 'Amount received $60.00'])
    expect(page).toContain(text);
});

test('a receipt for a refund of a balance says what was paid back, and no balance', async () => {
  const { memberId } = await invoiceOf({ name: 'Ann Lee' }, { invoiceNumber: 'S-5', amount: 30 });
  const pay = (paymentNumber: string, amount: number) =>
    makeRecord(app.as('admin'), 'Payment', { memberId, amount, paymentNumber, onAccount: true });
  await pay('S-P5', 50);
  const { id } = await pay('S-P6', -5);
  const { pages, title } = await read('receipts', id);
  expect(title).toBe('Refund S-P6');
  expect(pages[0]).toContain('Amount refunded $5.00');
  expect(pages[0]).not.toContain('Left on your account');
});

test('a receipt for the payment of an invoice that is cancelled later still names the invoice', async () => {
  const { id, memberId } = await invoiceOf({ name: 'Ann Lee' }, { invoiceNumber: 'S-3', amount: 30 });
  const { id: paymentId } = await makeRecord(app.as('admin'), 'Payment', {
    memberId,
    billingId: id,
    amount: 30,
    paymentNumber: 'S-P3',
  });
  const issued = (await read('receipts', paymentId)).pages;
  expect(issued[0]).toContain('S-3');
  await app.as('admin').records('BillingRecord').update(id, { paymentStatus: 'cancelled' });
  expect((await read('receipts', paymentId)).pages).toEqual(issued);
});

test('a receipt of an earlier version says as of which day it settled its invoices', async () => {
  const { memberId } = await invoiceOf({ name: 'Ann Lee' }, { invoiceNumber: 'S-4', amount: 30 });
  const { id } = await makeRecord(app.as('admin'), 'Payment', {
    memberId,
    amount: 50,
    paymentNumber: 'S-P4',
  });
  expect((await read('receipts', id)).pages[0]).not.toContain('Settled as of');
  await app.sql(`update payment set issued = issued - 'settlement' where id = ${id}`);
  const [page] = (await read('receipts', id)).pages;
  expect(page).toContain('Settled as of');
  expect(page).toContain('S-4');
});

test('a payslip has a row for each part, which add up to its total', async () => {
  const { id } = await makeRecord(app.as('admin'), 'Payroll', {
    baseSalary: 3000,
    overtimeHours: 10,
    overtimeRate: 25.5,
    bonus: 100,
    bonusDescription: 'Summer',
    deductions: 55.5,
  });
  const { pages } = await read('payslips', id);
  for (const text of [
    '$3,000.00',
    'Overtime: 10 hours at $25.50',
    '$255.00',
    'Bonus: Summer',
    '-$55.50',
    '$3,299.50',
  ])
    expect(pages[0]).toContain(text);
});

test('screen readers get language, headings, paragraphs and tables', async () => {
  const { id, memberId } = await invoiceOf({ name: 'Ann Lee' });
  await makeRecord(app.as('admin'), 'Payment', { memberId, billingId: id, amount: 20 });
  const { roles, language } = await read('invoices', id);
  expect(language).toBe('en-US');
  const [page] = roles;
  expect(page!.filter(role => /^H\d$/.test(role))).toEqual(['H1', 'H2']);
  expect(page!.filter(role => role === 'Table')).toHaveLength(4);
  expect(page!.join(' ')).toContain('H1 Table TR TH TH TH TH TH TR TD TD TD TD TD');
});

test('the logo of the club is on its documents', async () => {
  const image = new PNG({ width: 40, height: 20, colorType: 6 });
  image.data.fill(0x80);
  await app
    .as('admin')
    .request('mutation ($logo: String) { updateClubSettings(patch: {}, logoContent: $logo) { logo } }', {
      logo: PNG.sync.write(image).toString('base64'),
    });
  const { id } = await invoiceOf({ name: 'Ann Lee' });
  await expect.poll(async () => (await read('invoices', id)).images).toBe(1);
  expect((await read('invoices', id)).roles.flat()).toContain('Figure');
});

test('an issued document says the same whatever changes: club, currency, recipient, later payments', async () => {
  const { id, memberId } = await invoiceOf({ name: 'Ann Lee' }, { invoiceNumber: 'F-1', amount: 50 });
  const pay = (amount: number, paymentNumber: string) =>
    makeRecord(app.as('admin'), 'Payment', { memberId, billingId: id, amount, paymentNumber });
  const { id: receipt } = await pay(20, 'F-P1');
  const before = {
    invoice: (await read('invoices', id)).pages,
    receipt: (await read('receipts', receipt)).pages,
  };
  await app.as('admin').records('Member').update(memberId, { name: 'Ann Miller', city: 'Elsewhere' });
  await app.sql(
    `update club_settings set name = 'New Name', tax_id = 'T-9', locale = 'de-DE', currency = 'EUR', version = version + 1`,
  );
  await expect.poll(() => currentClubSettings().currency).toBe('EUR');
  expect((await read('invoices', id)).pages).toEqual(before.invoice);
  await pay(30, 'F-P2');
  expect((await read('receipts', receipt)).pages).toEqual(before.receipt);
  const { id: later } = await invoiceOf({ name: 'Bea Lee' }, { invoiceNumber: 'F-2', amount: 50 });
  expect((await read('invoices', later)).pages[0]).toContain('New Name');
  await app.sql(
    `update club_settings set name = 'Gym Management System', tax_id = null, locale = 'en-US', currency = 'USD', version = version + 1`,
  );
  await expect.poll(() => currentClubSettings().currency).toBe('USD');
});

test('documents follow the locale of the club', async () => {
  await app.sql(`update club_settings set locale = 'de-DE', currency = 'EUR'`);
  const { id } = await invoiceOf({ name: 'Ann Lee' }, { amount: 1234.5, invoiceNumber: 'R-1' });
  await expect.poll(async () => (await read('invoices', id)).title).toBe('Rechnung R-1');
  const [page] = (await read('invoices', id)).pages;
  expect(page).toContain('Seite 1 von 1');
  expect(page!.replaceAll(/\s/g, '')).toContain('1.234,50€');
});

test('a document is drawn beside other work, after its connection was returned', async () => {
  const { id } = await makeRecord(app.as('admin'), 'Payroll');
  const real = database.forRequest(AbortSignal.timeout(10_000));
  let held = 0;
  const db = Object.create(real, {
    onOneConnection: {
      value: (work: Parameters<typeof real.onOneConnection>[0]) => {
        held++;
        return real.onOneConnection(work).finally(() => held--);
      },
    },
  }) as typeof real;
  const heldBefore: number[] = [];
  let isDrawn = false;
  const drawn = makeDocument(db, { kind: 'payslips', id: Number(id) }, () => heldBefore.push(held)).finally(
    () => (isDrawn = true),
  );
  // Drawing on the event loop takes a few turns of it.
  let turns = 0;
  for (; !isDrawn; turns++) await new Promise(setImmediate);
  expect((await drawn)?.content.length).toBeGreaterThan(1_000);
  expect(heldBefore).toEqual([0]);
  expect(turns).toBeGreaterThan(1_000);
});

test('invoices to print are one file, each from a new page without a number', async () => {
  const ids = [(await invoiceOf({ name: 'Ann Lee' })).id, (await invoiceOf({ name: 'Bob Ray' })).id];
  const print = (chosen: string[]) =>
    app
      .as('accounts')
      .request<{ file: { content: string } }>(
        'query ($ids: [ID!]!) { file: invoicesPdf(ids: $ids) { content } }',
        { ids: chosen },
      );
  const { file } = await print([...ids, '999999']);
  const pdf = await getDocument({ data: new Uint8Array(Buffer.from(file.content, 'base64')), verbosity: 0 })
    .promise;
  const texts = await Promise.all(
    [1, 2].map(async number => {
      const { items } = await (await pdf.getPage(number)).getTextContent();
      return items.map(item => ('str' in item ? item.str : '')).join(' ');
    }),
  );
  expect(pdf.numPages).toBe(2);
  expect(texts).toEqual([expect.stringContaining('Ann Lee'), expect.stringContaining('Bob Ray')]);
  expect(texts.join()).not.toMatch(/Page \d/);
  for (const wrong of [[], Array<string>(26).fill(ids[0]!)])
    await expect(print(wrong)).rejects.toMatchObject({ code: 'BAD_USER_INPUT' });
  await expect(print(['999999'])).rejects.toMatchObject({ code: 'NOT_FOUND' });
});
