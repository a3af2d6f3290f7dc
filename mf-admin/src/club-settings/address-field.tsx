import { FieldFrame, TextareaInput, useFormField } from '@gym/hub-kit/fields';
import { t } from '@gym/hub-kit/format';

/** The address as documents show it, in lines. */
export function AddressField() {
  const field = useFormField<string>('address');
  const help = t('Up to six lines, as on documents.');
  return (
    <FieldFrame id={field.id} label={t('Address')} help={help} error={field.error} span={12}>
      <TextareaInput
        {...field.control(help)}
        name="address"
        rows={3}
        value={field.value}
        onChange={event => field.change(event.target.value)}
        onBlur={field.leave}
      />
    </FieldFrame>
  );
}
