import { t } from '../../common/text.ts';
import { Icon } from '../../elements/icons.tsx';
import { space } from '../../theme/theme.ts';
import { ReferenceField } from '../../fields/reference-field.tsx';
import { useFormField } from '../../fields/use-form-field.ts';
import { useEffect, useEffectEvent } from 'react';
import styled from 'styled-components';
import type { OptionsDocument } from '../../definition/field-definition.ts';
import { Picked, RemovePicked } from '../../fields/picked.tsx';
import { useOptionLabels } from '../../fields/use-options.ts';

/** Any number of records, found one after the other: each that is chosen joins those above the box. */
export function RecordsField({ label, options }: { label: string; options: OptionsDocument }) {
  const chosen = useFormField<readonly string[]>('values');
  const next = useFormField<string>('next');
  const labels = useOptionLabels(options, chosen.value);
  const join = useEffectEvent((id: string) => {
    if (!chosen.value.includes(id)) chosen.change([...chosen.value, id]);
    next.change('');
  });
  useEffect(() => {
    if (next.value) join(next.value);
  }, [next.value]);

  return (
    <div>
      {chosen.value.length > 0 && (
        <Chosen>
          {chosen.value.map(id => (
            <Picked key={id}>
              {labels.get(id) ?? '…'}
              <RemovePicked
                type="button"
                aria-label={t('Remove {label}', { label: labels.get(id) ?? '' })}
                onClick={() => chosen.change(chosen.value.filter(other => other !== id))}
              >
                <Icon name="close" size={12} />
              </RemovePicked>
            </Picked>
          ))}
        </Chosen>
      )}
      <ReferenceField name="next" label={label} options={options} placeholder={t('Type to search')} />
    </div>
  );
}

const Chosen = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)};
  margin-bottom: ${space(2)};
`;
