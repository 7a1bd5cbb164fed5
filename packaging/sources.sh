# Sources of libraries, and packages, from where this machine gets its Debian packages. Sourced after common.sh.

# Where this machine gets its Debian packages from, as a list of sources for the release $1, kept apart from its own lists.
prepare_sources() {
    lists=$work/sources/lists-$1
    [ ! -f "$lists/ready" ] || return 0
    mkdir -p "$lists/lists/partial" "$lists/empty"
    keyring=/usr/share/keyrings/debian-archive-keyring.gpg
    # shellcheck disable=SC2016
    apt-get indextargets --format '$(REPO_URI) $(RELEASE) $(COMPONENT)' 'Created-By: Packages' 'Origin: Debian' | sort -u |
        sed -n "s|^\([^ ]*\) bookworm\(.*\) main\$|deb [signed-by=$keyring] \1 $1\2 main\ndeb-src [signed-by=$keyring] \1 $1\2 main|p" >"$lists/sources.list"
    [ -s "$lists/sources.list" ] || fail "no Debian 12 package list was found on this machine; is this Debian 12?"
    quietly "$lists/update.log" apt_here update
    touch "$lists/ready"
}

apt_here() {
    apt-get -q -o Dir::Etc::SourceList="$lists/sources.list" -o Dir::Etc::SourceParts="$lists/empty" \
        -o Dir::State::Lists="$lists/lists" -o APT::Sandbox::User=root "$@"
}

# fetch PACKAGE: its unpacked source is then in $source.
fetch() {
    if [ ! -e "$work/sources/$1/.unpacked" ]; then
        prepare_sources bookworm
        rm -rf "$work/sources/$1"
        mkdir -p "$work/sources/$1"
        (cd "$work/sources/$1" && quietly "$work/sources/$1/fetch.log" apt_here source "$1")
        touch "$work/sources/$1/.unpacked"
    fi
    source=$(find "$work/sources/$1" -mindepth 1 -maxdepth 1 -type d | head -n 1)
    package_version=$(dpkg-parsechangelog -l "$source/debian/changelog" -S Version)
}

# fetch_next PACKAGE VERSION: the authors' archive alone, from the next Debian's list, checked against it.
fetch_next() {
    need dpkg-dev ca-certificates
    source=$work/sources/$1/source
    package_version=$2
    if [ ! -e "$work/sources/$1/.unpacked" ]; then
        prepare_sources trixie
        rm -rf "$work/sources/$1"
        mkdir -p "$source/debian"
        (cd "$work/sources/$1" && quietly "$work/sources/$1/fetch.log" apt_here --tar-only source "$1")
        tar -C "$source" --strip-components=1 -xf "$work/sources/$1/$1_$2.orig.tar.gz"
        find "$source" -maxdepth 1 -iname 'licen[cs]e*' -exec cp {} "$source/debian/copyright" ';'
        touch "$work/sources/$1/.unpacked"
    fi
}
