/* Asserts for the core, enabled in every build: a game that continues with a broken rule loses more than one that
 * stops. They print what failed and where to standard error and abort; they open no dialog. */
#ifndef CORE_CORE_ASSERT_H
#define CORE_CORE_ASSERT_H

_Noreturn void core_assert_failed(const char *file, int line, const char *what);

/* Where no game can come. */
#define CORE_NEVER(what) core_assert_failed(__FILE__, __LINE__, what)

#define CORE_ASSERT(what) ((what) ? (void)0 : core_assert_failed(__FILE__, __LINE__, #what))

#endif
