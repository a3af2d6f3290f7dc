import type { HubManifest } from '@gym/hub-kit';
import { t } from '@gym/hub-kit/format';
import { isRecord, type ScreenManifest } from '@gym/hub-kit/shell';

/** What of a manifest can be drawn, and why the rest cannot. */
interface ReadManifest {
  /** Undefined when nothing can. */
  manifest?: HubManifest;
  /** Phrases. */
  problems: string[];
}

/**
 * Reads a manifest from the network. The release check rejects a malformed one; where one is listed all the same, it
 * must harm nothing but its own hub.
 */
export function readManifest(value: unknown): ReadManifest {
  const manifest = value as HubManifest;
  if (!isRecord(value)) return { problems: [t('Its manifest is missing')] };
  const wrong = Object.entries(rules).find(([name, isValid]) => !isValid(value[name]));
  if (wrong) return { problems: [t('Its manifest has no valid {name}', { name: wrong[0] })] };
  const screens = partition(manifest.screens, isScreen);
  const panels = partition(isRecord(value['panels']) ? value['panels'] : {}, isPanel);
  const actions = partition(isRecord(value['actions']) ? value['actions'] : {}, isAction);
  return {
    manifest: {
      ...manifest,
      screens: mapValues(screens.valid, withValidOptions),
      panels: panels.valid,
      actions: actions.valid,
    },
    problems: [
      ...screens.invalid.map(key => t('Its screen “{key}” has an invalid manifest', { key })),
      ...panels.invalid.map(key => t('Its panel “{key}” has an invalid manifest', { key })),
      ...actions.invalid.map(key => t('Its action “{key}” has an invalid manifest', { key })),
    ],
  };
}

const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== '';

const isPermission = (value: unknown) =>
  value === null || (typeof value === 'string' && /^[\w-]+:(view|add|edit|delete)$/.test(value));

/** What nothing of the hub can be drawn without, by field. */
const rules: Record<string, (value: unknown) => boolean> = {
  id: isText,
  title: isText,
  order: Number.isFinite,
  screens: isRecord,
  requires: value => isPermission(value ?? null),
};

const isScreen = (value: unknown): value is ScreenManifest =>
  isRecord(value) &&
  [value['path'], value['title'], value['menu']].every(isText) &&
  value['requires'] !== undefined &&
  isPermission(value['requires']);

type PanelManifest = NonNullable<HubManifest['panels']>[string];

const isPanel = (value: unknown): value is PanelManifest =>
  isRecord(value) &&
  [value['slot'], value['title'], value['requires']].every(isText) &&
  isPermission(value['requires']) &&
  (value['orRequires'] === undefined || isPermissions(value['orRequires']));

const isPermissions = (value: unknown): boolean => isTexts(value) && (value as string[]).every(isPermission);

type ActionManifest = NonNullable<HubManifest['actions']>[string];

const isAction = (value: unknown): value is ActionManifest =>
  isPanel(value) && 'path' in value && /^\/\w/.test(String(value.path));

/** The screen without a page of records, a list and reminders that cannot be shown. */
function withValidOptions({ recordPage, list, due, attention, ...rest }: ScreenManifest): ScreenManifest {
  return {
    ...rest,
    ...(isRecordPage(recordPage) && { recordPage }),
    ...(isList(list) && { list }),
    ...(isDue(due) && { due }),
    ...(Array.isArray(attention) && { attention: attention.filter(item => isAttention(item)) }),
  };
}

const isRecordPage = (value: unknown): boolean =>
  isRecord(value) && isText(value['record']) && isText(value['requires']) && isPermission(value['requires']);

const isList = (value: unknown): boolean =>
  isRecord(value) &&
  [value['record'], value['resource']].every(isText) &&
  (value['add'] === undefined || isText(value['add']));

const isDue = (value: unknown): boolean =>
  isRecord(value) &&
  [value['aggregate'], value['field'], value['soon'], value['over']].every(isText) &&
  Number.isFinite(value['days']) &&
  isRecord(value['lines']) &&
  isPair(value['lines']['soon']) &&
  isPair(value['lines']['over']) &&
  Object.values(isRecord(value['among']) ? value['among'] : {}).every(isTexts);

const isAttention = (value: unknown): boolean =>
  isRecord(value) &&
  isText(value['aggregate']) &&
  isPair(value['line']) &&
  isPermission(value['requires'] ?? null) &&
  isRecord(value['filter']) &&
  Object.values(value['filter']).every(isCondition);

const isCondition = (value: unknown): boolean =>
  isRecord(value) &&
  (isTexts(value['among']) ||
    Number.isFinite(value['atLeast']) ||
    typeof value['is'] === 'boolean' ||
    value['me'] === true ||
    value['day'] === 'past' ||
    value['day'] === 'today');

const isTexts = (value: unknown): boolean => Array.isArray(value) && value.every(isText);

const isPair = (value: unknown): boolean => Array.isArray(value) && value.length === 2 && value.every(isText);

function partition<Part>(parts: Record<string, unknown>, isValid: (part: unknown) => part is Part) {
  const valid: Record<string, Part> = {};
  const invalid: string[] = [];
  for (const [key, part] of Object.entries(parts)) {
    if (isValid(part)) valid[key] = part;
    else invalid.push(key);
  }
  return { valid, invalid };
}

const mapValues = <Before, After>(record: Record<string, Before>, map: (value: Before) => After) =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, map(value)]));
