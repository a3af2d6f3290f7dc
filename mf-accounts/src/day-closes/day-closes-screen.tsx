import { PageHeader, space } from '@gym/hub-kit';
import { t } from '@gym/hub-kit/format';
import { CrudPanel, useCrud } from '@gym/hub-kit/screen';
import styled from 'styled-components';
import { CloseReport } from './close-report.tsx';
import { DayCount } from './day-count.tsx';
import { dayClosesScreen } from './day-closes.screen.ts';

/** The count of a day and location, and earlier closes. */
export default function DayClosesScreen() {
  const crud = useCrud(dayClosesScreen);
  return (
    <>
      <PageHeader
        title={t(dayClosesScreen.title)}
        subtitle={t(dayClosesScreen.subtitle!)}
        icon={dayClosesScreen.icon}
      />
      <DayCount onClosed={crud.reload} onOpen={id => crud.show({ mode: 'open', id })} />
      <Earlier>
        <CrudPanel screen={dayClosesScreen} crud={crud} details={id => <CloseReport id={id} />} />
      </Earlier>
    </>
  );
}

const Earlier = styled.div`
  margin-top: ${space(5)};
`;
