import { Button, color, mixin, radius, space } from '@gym/hub-kit';
import { FieldFrame, useFormField } from '@gym/hub-kit/fields';
import { formatNumber, t } from '@gym/hub-kit/format';
import { useRef, useState } from 'react';
import styled from 'styled-components';

/** In bytes; the server has the same limit. */
const MAX_LOGO = 200_000;
const TYPES = ['image/png', 'image/jpeg', 'image/webp'];

/** Of a converted image, in pixels. */
const MAX_SIDE = 800;

/** An image as PNG, which documents can contain, no larger than a logo is printed; null when it cannot be read. */
async function toPng(file: File): Promise<Blob | null> {
  let image: ImageBitmap;
  try {
    image = await createImageBitmap(file);
  } catch {
    return null;
  }
  const scale = Math.min(1, MAX_SIDE / Math.max(image.width, image.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(image.width * scale));
  canvas.height = Math.max(1, Math.round(image.height * scale));
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  image.close();
  return new Promise(resolve => canvas.toBlob(resolve, 'image/png'));
}

/** The logo, with a preview of what is stored or chosen. */
export function LogoField() {
  const stored = useFormField<string>('logo');
  const chosen = useFormField<string>('logoContent');
  const [problem, setProblem] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  const address = chosen.value
    ? `data:image/*;base64,${chosen.value}`
    : stored.value && `/club-logo/${stored.value}`;
  const help = t('PNG, JPEG or WebP, at most {size} kB.', { size: formatNumber(MAX_LOGO / 1000) });

  const choose = async (file: File | undefined) => {
    if (!file) return;
    if (!TYPES.includes(file.type)) return setProblem(t('The file is not PNG, JPEG or WebP.'));
    const image = file.type === 'image/webp' ? await toPng(file) : file;
    if (!image) return setProblem(t('The file cannot be read.'));
    if (image.size > MAX_LOGO) return setProblem(t('The file is too large.'));
    setProblem(undefined);
    stored.clearMessage();
    const bytes = new Uint8Array(await image.arrayBuffer());
    chosen.change(btoa(Array.from(bytes, byte => String.fromCharCode(byte)).join('')));
  };

  return (
    <FieldFrame id={stored.id} label={t('Logo')} help={help} error={problem ?? stored.error}>
      <Row>
        {address && <img src={address} alt={t('Preview of the logo')} />}
        <Button onClick={() => input.current?.click()}>
          {address ? t('Replace logo') : t('Choose logo')}
        </Button>
        {address && (
          <Button
            onClick={() => {
              setProblem(undefined);
              chosen.change('');
              stored.change('');
            }}
          >
            {t('Remove')}
          </Button>
        )}
        <input
          {...stored.control(help)}
          ref={input}
          type="file"
          hidden
          accept={TYPES.join()}
          onChange={event => {
            void choose(event.target.files?.[0]);
            event.target.value = '';
          }}
        />
      </Row>
    </FieldFrame>
  );
}

const Row = styled.div`
  ${mixin.row}
  gap: ${space(3)};
  min-height: 40px;
  img {
    max-width: 160px;
    height: 40px;
    padding: ${space(1)};
    border: 1px solid ${color.line};
    border-radius: ${radius.base};
    object-fit: contain;
  }
`;
