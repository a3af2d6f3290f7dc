import { t } from '../../common/text.ts';
import { titleCase, labelOf } from '../../definition/labels.ts';
import { SelectInput } from '../../fields/select-field.tsx';
import { needsFormat, writtenAs } from './propose-mapping.ts';
import type { Format } from './recognize.ts';
import { changeSource } from './sources.ts';
import type { ImportField, Mapping, ReadFile } from './use-import.ts';

const FORMATS = {
  date: ['DMY', 'MDY', 'YMD'],
  number: ['POINT', 'COMMA'],
} as const;

const formatText = (format: Format) =>
  ({
    DMY: t('Day, month, year'),
    MDY: t('Month, day, year'),
    YMD: t('Year, month, day'),
    POINT: '1,234.50',
    COMMA: '1.234,50',
  })[format];

interface WrittenAsProps {
  read: ReadFile;
  mapping: Mapping;
  field: ImportField;
  title: string;
  onChange: (sources: Mapping['sources']) => void;
}

/** How the texts of a column are written, or what its records are found by. */
export function WrittenAs({ read, mapping: { sources }, field, title, onChange }: WrittenAsProps) {
  const source = sources.get(field.name)!;
  const kind = writtenAs(field.kind);
  if (kind) {
    const isMissing = needsFormat(field, source, read.contents);
    return (
      <SelectInput
        aria-label={t('How {column} is written', { column: title })}
        aria-invalid={isMissing || undefined}
        value={source.format ?? ''}
        onChange={event =>
          onChange(
            changeSource(sources, field.name, { format: (event.target.value || null) as Format | null }),
          )
        }
      >
        <option value="">{isMissing ? t('Choose') : ''}</option>
        {FORMATS[kind].map(format => (
          <option key={format} value={format}>
            {formatText(format)}
          </option>
        ))}
      </SelectInput>
    );
  }
  if (!field.recordName) return null;
  return (
    <SelectInput
      aria-label={t('What {column} names', { column: title })}
      value={source.matchBy ?? ''}
      onChange={event => onChange(changeSource(sources, field.name, { matchBy: event.target.value || null }))}
    >
      <option value="">{t('Number, e-mail or name')}</option>
      {field.matchFields.map(name => (
        <option key={name} value={name}>
          {name === 'id' ? t('ID') : t(titleCase(labelOf(name)))}
        </option>
      ))}
    </SelectInput>
  );
}
