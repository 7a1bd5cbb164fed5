/* A host of tables in the same program: lines lead there without a network, and somebody else can come to its tables.
 */
#ifndef TESTS_TOGETHER_NEAR_HOST_H
#define TESTS_TOGETHER_NEAR_HOST_H

void near_host_open(void);
void near_host_close(void);

/* Somebody sits down at the table with that code, of no use but to be there; and is not there any more. */
void near_host_guest_comes(const char *code, const char *name);
void near_host_guest_goes(void);

/* So much time passes there. */
void near_host_pass(double ms);

#endif
