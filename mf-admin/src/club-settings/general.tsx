import { FieldGrid, TextareaField, TextField } from '@gym/hub-kit/fields';
import { t } from '@gym/hub-kit/format';
import { LogoField } from './logo-field.tsx';
import { Part } from '../part.tsx';

/** Who the club is. */
export function General() {
  return (
    <Part title={t('General')}>
      <FieldGrid>
        <TextField
          name="name"
          label={t('Name')}
          help={t('At the top of every page and on documents.')}
          required
        />
        <LogoField />
        <TextareaField name="address" label={t('Address')} help={t('Up to six lines, as on documents.')} />
        <TextField name="taxId" label={t('Tax ID')} />
        <TextField kind="email" name="email" label={t('Email')} />
        <TextField kind="phone" name="phone" label={t('Phone')} />
      </FieldGrid>
    </Part>
  );
}
