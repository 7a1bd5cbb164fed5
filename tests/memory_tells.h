#ifndef MEMORY_TELLS_H
#define MEMORY_TELLS_H

/* The address sanitizer keeps what was freed, so there the memory that is left tells nothing. */
#if defined(__SANITIZE_ADDRESS__)
#define MEMORY_TELLS 0
#elif defined(__has_feature)
#if __has_feature(address_sanitizer)
#define MEMORY_TELLS 0
#endif
#endif
#ifndef MEMORY_TELLS
#define MEMORY_TELLS 1
#endif

#endif
