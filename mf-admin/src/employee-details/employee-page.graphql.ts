import { graphql } from '@gym/hub-kit/graphql';

export const employeePageDocument = graphql(`
  query EmployeePage($id: ID!) {
    record: employee(id: $id) {
      id
      name
      email
      phone
      position
      department
      status
      hireDate
      emergencyContact
      emergencyPhone
    }
  }
`);
