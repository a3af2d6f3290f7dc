import { graphql } from '@gym/hub-kit/graphql';

export const employeesDocument = graphql(`
  query Employees($sort: [EmployeeSort!], $page: PageInput, $search: String, $filter: EmployeeFilter) {
    page: employees(sort: $sort, page: $page, search: $search, filter: $filter) {
      items {
        id
        name
        position
        department
        status
        hireDate
      }
      totalCount
    }
  }
`);

export const employeeDocument = graphql(`
  query Employee($id: ID!) {
    record: employee(id: $id) {
      id
      version
      name
      email
      phone
      position
      department
      status
      dateOfBirth
      gender
      address
      city
      state
      zipCode
      emergencyContact
      emergencyPhone
      hireDate
      salary
      bankAccount
      taxId
      qualifications
    }
  }
`);

export const createEmployeeDocument = graphql(`
  mutation CreateEmployee($input: EmployeeInput!) {
    record: createEmployee(input: $input) {
      id
    }
  }
`);

export const updateEmployeeDocument = graphql(`
  mutation UpdateEmployee($id: ID!, $patch: EmployeePatch!, $version: Int) {
    record: updateEmployee(id: $id, patch: $patch, version: $version) {
      id
    }
  }
`);

export const deleteEmployeeDocument = graphql(`
  mutation DeleteEmployee($id: ID!) {
    id: deleteEmployee(id: $id)
  }
`);
