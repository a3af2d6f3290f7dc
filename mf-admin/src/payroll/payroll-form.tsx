import { color, formatMoney, formatNumber, radius, space, typography } from '@gym/hub-kit';
import { FormSection } from '@gym/hub-kit/fields';
import { useFormikContext } from 'formik';
import styled from 'styled-components';
import { payrollSections } from './payroll-sections.ts';
import { payrollSchema, type PayrollValues } from './payroll.schema.ts';
import { payrollTotal } from './payroll-total.ts';

/** The sections, with the total below what it is made of. */
export default function PayrollForm() {
  const [period, earnings, payment] = payrollSections;
  return (
    <>
      <FormSection schema={payrollSchema} section={period} />
      <FormSection schema={payrollSchema} section={earnings}>
        <Total />
      </FormSection>
      <FormSection schema={payrollSchema} section={payment} />
    </>
  );
}

function Total() {
  const { values } = useFormikContext<PayrollValues>();
  const overtime = payrollTotal({ overtimeHours: values.overtimeHours, overtimeRate: values.overtimeRate });
  return (
    <Box>
      <div>
        <label htmlFor="payroll-total">Total Amount</label>
        <small>
          {formatMoney(values.baseSalary || 0)} + {formatMoney(overtime)} overtime (
          {formatNumber(values.overtimeHours || 0)} h) + {formatMoney(values.bonus || 0)} −{' '}
          {formatMoney(values.deductions || 0)}
        </small>
      </div>
      <output id="payroll-total">{formatMoney(payrollTotal(values))}</output>
    </Box>
  );
}

const Box = styled.div`
  grid-column: 1 / -1;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(2)} ${space(4)};
  padding: ${space(3)} ${space(4)};
  border-radius: ${radius.base};
  background: ${color.sunken};
  font-variant-numeric: tabular-nums;
  label {
    display: block;
    ${typography.label}
  }
  small {
    ${typography.small}
    color: ${color.muted};
  }
  output {
    ${typography.title}
    margin-inline-start: auto;
  }
`;
