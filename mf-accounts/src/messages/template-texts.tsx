import { Button, mixin, space, toast } from '@gym/hub-kit';
import { t } from '@gym/hub-kit/format';
import { useQuery } from '@gym/hub-kit/graphql';
import { useFormikContext } from 'formik';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import styled from 'styled-components';
import { templateTextDocument } from './messages.graphql.ts';

interface Texts {
  subject: string;
  body: string;
}

/** The values of a form that writes a message. */
type TemplateValues = Texts & { templateId: string };

/** Fills a form with the texts of its template, and offers them where the user wrote others. */
export function TemplateTexts() {
  const { waiting, replace } = useTemplate();
  if (!waiting) return null;
  return (
    <Offer role="status">
      {t('The text was changed, so the template did not replace it.')}
      <Button onClick={replace}>{t('Use the text of the template')}</Button>
    </Offer>
  );
}

/** Takes over the texts of a chosen template, unless the user wrote others; `replace` does it then. */
function useTemplate() {
  const { values, errors, setValues } = useFormikContext<TemplateValues>();
  const taken = useRef<Texts>({ subject: '', body: '' });
  const [waiting, setWaiting] = useState<Texts | null>(null);
  const { templateId } = values;

  const take = ({ subject, body }: Texts) => {
    const texts = { subject, body };
    taken.current = texts;
    setWaiting(null);
    void setValues({ ...values, ...texts }, Object.keys(errors).length > 0);
  };
  const arrive = useEffectEvent((texts: Texts) => {
    const { subject, body } = taken.current;
    const isUntouched = values.subject === subject && values.body === body;
    if (isUntouched) take(texts);
    else setWaiting(texts);
  });

  const { data, error } = useQuery(templateTextDocument, {
    variables: { id: templateId },
    skip: !templateId,
    fetchPolicy: 'no-cache',
  });
  useEffect(() => {
    setWaiting(null);
    if (data?.template) arrive(data.template);
  }, [data]);
  useEffect(() => {
    if (!error) return;
    console.error('Failed to fetch the template', error);
    toast.error(t('Failed to fetch the template'));
  }, [error]);

  return { waiting, replace: () => waiting && take(waiting) };
}

const Offer = styled.div`
  ${mixin.row}
  gap: ${space(2)} ${space(4)};
`;
