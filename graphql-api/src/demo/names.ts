const words = (text: string) => text.trim().split(/\s+/);

export const womensNames = words(`
  Abigail Alicia Amanda Amelia Angela Anna Aisha Ashley Audrey Ava Beatriz Brianna Camila Caroline Charlotte Chloe
  Christina Claire Daniela Danielle Deborah Diana Elena Elizabeth Emily Emma Erin Evelyn Fatima Gabriela Grace Hannah
  Harper Heather Isabella Jacqueline Jasmine Jennifer Jessica Julia Karen Katherine Kayla Keisha Laura Lauren Leah
  Linda Lucia Madison Maria Megan Mei Melissa Mia Michelle Monica Naomi Natalie Nicole Nina Olivia Priya Rachel
  Rebecca Rosa Samantha Sarah Sofia Stephanie Susan Tanya Teresa Vanessa Victoria Yuki Zoe
`);

export const mensNames = words(`
  Aaron Adam Adrian Ahmed Alejandro Alexander Andre Andrew Anthony Arjun Benjamin Brandon Brian Caleb Carlos Charles
  Christopher Daniel Darius David DeShawn Diego Dylan Eduardo Elijah Eric Ethan Evan Frank Gabriel George Hassan
  Henry Hiroshi Isaac Ivan Jacob Jamal James Jason Javier Jeremy John Jonathan Jose Joseph Joshua Julian Justin Kevin
  Kyle Liam Logan Lucas Luis Marcus Mark Mateo Matthew Michael Miguel Minh Nathan Nicholas Noah Omar Oscar Patrick
  Paul Peter Rafael Raj Richard Robert Ryan Samuel Sean Steven Thomas Tyler Victor Vincent Wei William Xavier Zachary
`);

export const lastNames = words(`
  Adams Aguilar Ahmed Allen Alvarez Anderson Bailey Baker Banerjee Barnes Bell Bennett Brooks Brown Bryant Butler
  Campbell Carter Castillo Castro Chang Chavez Chen Choi Clark Coleman Collins Cook Cooper Cox Cruz Davis Delgado Diaz
  Edwards Evans Fernandez Fischer Fisher Flores Foster Garcia Gomez Gonzalez Gray Green Griffin Gupta Gutierrez Hall
  Hamilton Harris Harrison Hayes Henderson Hernandez Hill Howard Hughes Hussain Ibrahim Jackson James Jenkins Jensen
  Jimenez Johnson Jones Jordan Kaplan Kelly Kennedy Khan Kim King Kowalski Kumar Larsen Le Lee Levine Lewis Lin Liu
  Long Lopez Martin Martinez Mendoza Meyer Miller Mitchell Moore Morales Moreno Morgan Morris Murphy Murray Myers
  Nakamura Nelson Nguyen Novak Ortiz Owens Park Parker Patel Patterson Perez Perry Peterson Pham Phillips Powell Price
  Ramirez Ramos Reed Reyes Reynolds Richardson Rivera Roberts Robinson Rodriguez Rogers Romero Rosen Ross Russell Russo
  Ryan Sanchez Sanders Santos Schmidt Schneider Scott Shah Silva Simmons Singh Smith Stewart Sullivan Suzuki Tanaka
  Taylor Thomas Thompson Torres Tran Turner Vargas Vasquez Walker Wallace Wang Ward Washington Watson White Williams
  Wilson Wong Wood Wright Wu Yang Young Zhang
`);

export const streetNames = words(`
  Maple Oak Cedar Pine Elm Walnut Chestnut Birch Willow Magnolia Washington Lincoln Jefferson Madison Franklin Grant
  Park Lake Hill River Spring Sunset Highland Ridge Meadow Church Mill Bridge Market Union Prospect Summit Grove
  Garden Forest Valley Harbor Orchard Center Liberty
`);

export const streetKinds = ['St', 'St', 'St', 'Ave', 'Ave', 'Blvd', 'Dr', 'Rd', 'Ln', 'Pl', 'Ct'];
