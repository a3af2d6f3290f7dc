import { useId } from 'react';
import styled from 'styled-components';
import { t } from '../../common/text.ts';
import type { AnyScreen } from '../../definition/define-screen.ts';
import SimpleTable from '../../elements/simple-table.tsx';
import { FieldFrame, FieldGrid } from '../../fields/field-frame.tsx';
import { SelectInput } from '../../fields/select-field.tsx';
import { useChoices } from '../../fields/master-data.ts';
import { ControlRow } from '../../elements/control-row.ts';
import { checkLine } from '../../elements/looks.ts';
import { color, mixin, space, typography } from '../../theme/theme.ts';
import { needsFormat } from './propose-mapping.ts';
import { ReadAs } from './read-as.tsx';
import type { ReadOptions } from './read-table.ts';
import { assignColumn, assignText, fieldOfColumn } from './sources.ts';
import { fieldLabel, type ImportField, type Mapping, type ReadFile } from './use-import.ts';
import { WrittenAs } from './written-as.tsx';

interface ColumnsStepProps {
  screen: AnyScreen;
  read: ReadFile;
  mapping: Mapping;
  onMap: (mapping: Mapping) => void;
  onReread: (options: ReadOptions) => void;
}

/** Which field each column has and how it is written, what all rows have, and how rows find their records. */
export function ColumnsStep(props: ColumnsStepProps) {
  const { screen, read, mapping, onMap } = props;
  const { table, contents, fields } = read;
  const { sources } = mapping;
  const change = (next: Mapping['sources']) =>
    onMap({ ...mapping, sources: next, key: keptKey(mapping.key, next) });
  const missing = fields.fields.filter(
    field => (field.isRequired && !sources.has(field.name)) || sources.get(field.name)?.columns.length === 0,
  );
  const columns = table.columns.map((title, index) => ({ title, index, content: contents[index]! }));
  const fieldNamed = (name: string | undefined) => fields.fields.find(field => field.name === name);
  return (
    <>
      <ReadAs table={table} onReread={props.onReread} />
      <SimpleTable
        caption={t('Columns of the file')}
        columns={[
          {
            title: 'Column',
            cell: ({ title, content }) => (
              <Column>
                {title}
                <span>{content.samples.join(' · ') || t('Empty')}</span>
              </Column>
            ),
          },
          {
            title: 'Field',
            cell: ({ title, index }) => (
              <SelectInput
                aria-label={t('Field of {column}', { column: title })}
                value={fieldOfColumn(sources, index) ?? ''}
                onChange={event =>
                  change(assignColumn(sources, index, fieldNamed(event.target.value), contents))
                }
              >
                <option value="">{t('Not imported')}</option>
                {fields.keys.includes('id') && <option value="id">{t('ID')}</option>}
                {fields.fields.map(field => (
                  <option key={field.name} value={field.name}>
                    {fieldLabel(screen, field)}
                    {field.isRequired ? ' *' : ''}
                  </option>
                ))}
              </SelectInput>
            ),
          },
          {
            title: 'Written as',
            cell: ({ title, index }) => {
              const field = fieldNamed(fieldOfColumn(sources, index));
              return field && <WrittenAs {...{ read, mapping, field, title }} onChange={change} />;
            },
          },
        ]}
        rows={columns}
        keyOf={({ index }) => String(index)}
        width={560}
      />
      {missing.length > 0 && (
        <Section>
          <h3>{t('For all rows')}</h3>
          <p>{t('These fields need a value, and no column has it.')}</p>
          <FieldGrid>
            {missing.map(field => (
              <TextForAll
                key={field.name}
                label={fieldLabel(screen, field)}
                field={field}
                text={sources.get(field.name)?.text ?? ''}
                onText={text => change(assignText(sources, field.name, text))}
              />
            ))}
          </FieldGrid>
        </Section>
      )}
      <KeyChoice {...props} />
    </>
  );
}

/** A key stays while a column has its field. */
const keptKey = (key: string | null, sources: Mapping['sources']) => (key && sources.has(key) ? key : null);

/** What keeps the rows from being checked. */
export function mappingProblem({ fields, contents }: ReadFile, { sources }: Mapping): string | null {
  const named = fields.fields.filter(({ name }) => sources.has(name));
  if (named.length === 0) return t('Choose the field of at least one column.');
  const unclear = named.filter(field => needsFormat(field, sources.get(field.name)!, contents));
  return unclear.length === 0 ? null : t('Choose how the marked columns are written.');
}

interface TextForAllProps {
  label: string;
  field: ImportField;
  text: string;
  onText: (text: string) => void;
}

/** A value that all rows have: one of a drop-down, or a text. */
function TextForAll({ label, field, text, onText }: TextForAllProps) {
  const id = useId();
  const { page, dropdown, isRequired } = field;
  const choices = useChoices(
    page && dropdown ? { masterData: { page, dropdown } } : { choices: field.values },
  );
  return (
    <FieldFrame id={id} label={label} required={isRequired} span={4}>
      {choices.length > 0 ? (
        <SelectInput id={id} value={text} onChange={event => onText(event.target.value)}>
          <option value="">{t('Choose')}</option>
          {choices.map(({ value, label: shown }) => (
            <option key={value} value={value}>
              {shown}
            </option>
          ))}
        </SelectInput>
      ) : (
        <ControlRow>
          <input id={id} value={text} onChange={event => onText(event.target.value)} />
        </ControlRow>
      )}
    </FieldFrame>
  );
}

/** Whether rows are new records, or change those that are found by a field. */
function KeyChoice({ screen, read: { fields }, mapping, onMap }: ColumnsStepProps) {
  const id = useId();
  const one = t(screen.entity.one);
  const keys = fields.keys.filter(name => mapping.sources.has(name));
  const labelOfKey = (name: string) => {
    const field = fields.fields.find(each => each.name === name);
    return field ? fieldLabel(screen, field) : t('ID');
  };
  return (
    <Section>
      <FieldGrid>
        <FieldFrame id={id} label={t('Each row')} span={6}>
          <SelectInput
            id={id}
            value={mapping.key ?? ''}
            onChange={event => onMap({ ...mapping, key: event.target.value || null })}
          >
            <option value="">{t('is a new {one}', { one })}</option>
            {keys.map(name => (
              <option key={name} value={name}>
                {t('changes the {one} with the same {field}', { one, field: labelOfKey(name) })}
              </option>
            ))}
          </SelectInput>
        </FieldFrame>
      </FieldGrid>
      {mapping.key && (
        <Check>
          <label>
            <input
              type="checkbox"
              checked={mapping.createsMissing}
              onChange={event => onMap({ ...mapping, createsMissing: event.target.checked })}
            />
            {t('Create what is not found')}
          </label>
        </Check>
      )}
    </Section>
  );
}

const Column = styled.span`
  display: block;
  span {
    display: block;
    ${mixin.remark}
    font-weight: 400;
  }
`;

const Section = styled.section`
  margin-top: ${space(6)};
  h3 {
    ${typography.label}
  }
  > p {
    margin-bottom: ${space(3)};
    color: ${color.muted};
  }
`;

export const Check = styled.div`
  ${checkLine}
`;
